import { perfil } from './perfil.ts';

export { mountIdImages } from './mount.ts';

export const handlers = [perfil];
