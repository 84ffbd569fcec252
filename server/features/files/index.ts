export { mountFiles } from './mount.ts';
export { publicPath, signedPath } from './paths.ts';
export {
  discardImage,
  insertFile,
  type Purpose,
  removeFile,
  storeImage,
  type StoredImage,
} from './store.ts';
