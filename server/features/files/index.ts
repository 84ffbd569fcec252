export { mountFiles } from './mount.ts';
export { publicPath, signedPath } from './paths.ts';
export { discardImage, insertFile, type Purpose, storeImage, type StoredImage } from './store.ts';
