export { type IdImages, replaceIdImages, withIdImages } from './id-images.ts';
export { mountIdImages } from './mount.ts';
export { recordView } from './record-view.ts';
export { readId } from './readings/read.ts';
export { readingView } from './readings/view.ts';
