import { perfil } from './perfil.ts';

export { replaceIdImages } from './id-images.ts';
export { mountIdImages } from './mount.ts';

export const handlers = [perfil];
