/** A client saves at most this many addresses, the account's own not counted (4 §G). */
export const ADDRESSES_MAX = 10;

/** The number of the account's own address among the saved ones. */
export const OWN_ADDRESS = 0;
