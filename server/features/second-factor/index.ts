export { removeFactor } from './remove.ts';
export { requireFactorCode } from './require.ts';
