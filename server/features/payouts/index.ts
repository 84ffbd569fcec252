export { makeDuePayouts } from './make.ts';
export { payoutOpen } from './queries.ts';
