export { buildExport } from './build.ts';
export { mountDataExports } from './mount.ts';
export { forgetExports, latestExport, removeOldExports } from './queries.ts';
