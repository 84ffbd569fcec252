/** So many chargebacks a file of the team has at most. */
export const CHARGEBACKS_EXPORTED = 2_000;
