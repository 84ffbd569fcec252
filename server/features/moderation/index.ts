export { type Bloqueo, bloqueoOf, findBloqueo } from './queries.ts';
export { requireUnblocked } from './unblocked.ts';
