export { requireFreeEmail } from './free-email.ts';
