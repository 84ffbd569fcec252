export { decryptObject, encryptObject, isEncrypted, UnreadableObject } from './cipher.ts';
export { readIdImage, readImage } from './read-image.ts';
export { mountFiles, requireSignature } from './mount.ts';
export {
  dataPath,
  fileIdOf,
  idImagePath,
  lockedIdImagePath,
  type LinkQuery,
  publicPath,
  signedPath,
} from './paths.ts';
export { rotateKeys } from './rotate-keys.ts';
export {
  discardImage,
  insertFile,
  type Purpose,
  removeFile,
  storeImage,
  type StoredImage,
} from './store.ts';
