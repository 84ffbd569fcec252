export { type Bloqueo, bloqueoOf } from './queries.ts';
export { requireUnblocked } from './unblocked.ts';
