/** So many disputes a file of the team has at most: they have what people wrote. */
export const DISPUTES_EXPORTED = 2_000;
