export { drawIdBack, drawIdFront, type IdFront } from './id/card.ts';
export { face, faceNames, job, type Picture, type Stage, damage } from './pictures.ts';
