import ipaddr from 'ipaddr.js';

/** The prefix that a single customer gets at least, in groups of 16 bits: a /64. */
const CUSTOMER_GROUPS = 4;

/**
 * What a limit by address counts: an IPv4 address, or the /64 of an IPv6 address. Counted by single IPv6
 * addresses, each customer could dodge a limit 2⁶⁴ times.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4-mapped IPv6 address counts as the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const groups = (parsed as ipaddr.IPv6).parts.slice(0, CUSTOMER_GROUPS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
