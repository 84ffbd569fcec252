export { RESEND_SECONDS, requireAllowance } from './codes/allowance.ts';
export { CODE_LIFE_MS, hashCode, verifyCode, newCode, newToken } from './codes/code.ts';
export { clearLoginAttempts, clearAllLoginAttempts, takeLoginAttempt } from './login-limits.ts';
