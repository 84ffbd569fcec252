export { forgetExports, mountDataExports, removeOldExports } from './data/index.ts';
export { deletedEmail } from './deleted-email.ts';
export { scanDeleted } from './scan/index.ts';
