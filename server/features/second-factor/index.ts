export { forgetChallenges, newChallenge } from './passkeys/challenge.ts';
export { requireKey } from './passkeys/require-key.ts';
export { removeFactors } from './remove.ts';
export { requireFactorCode } from './require.ts';
