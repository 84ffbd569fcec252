export { RESEND_SECONDS, requireAllowance } from './allowance.ts';
export { CODE_LIFE_MS, hashCode, judgeTry, newCode, newToken } from './code.ts';
