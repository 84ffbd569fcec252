export { buildExport } from './build.ts';
export { mountDataExports } from './mount.ts';
export { latestExport, removeOldExports } from './queries.ts';
