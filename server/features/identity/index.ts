import { perfil } from './perfil.ts';

export { replaceIdImages } from './id-images.ts';
export { mountIdImages } from './mount.ts';
export { recordView } from './record-view.ts';
export { resolveProfile, saveProfile, withIdImages } from './save-profile.ts';

export const handlers = [perfil];
