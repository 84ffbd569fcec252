export { RESEND_SECONDS, requireAllowance, requireRoom, secondsText } from './codes/allowance.ts';
export { CODE_LIFE_MS, hashCode, isDead, newCode, newToken, tryAmong } from './codes/code.ts';
export { lockWithPassword, requirePassword } from './require-password.ts';
export { clearLoginAttempts, clearAllLoginAttempts } from './login-limits.ts';
