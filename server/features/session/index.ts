export { RESEND_SECONDS, requireAllowance } from './codes/allowance.ts';
export { CODE_LIFE_MS, hashCode, judgeTry, newCode, newToken } from './codes/code.ts';
export { forgive, forgiveEverywhere, takeTry } from './login-limits.ts';
