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

/** A network around another one, and how many times as much as that it may do. */
export interface WiderNetwork {
  readonly network: string;
  readonly times: number;
}

/**
 * The networks around one that is counted, the narrowest first: whoever has a /48 has 65,536 of the /64, and a few addresses
 * of a /24 are cheap. Only those that are plain: «rendering» has none.
 */
export function widerNetworks(network: string): readonly WiderNetwork[] {
  const v6 = /^([\da-f]+):([\da-f]+):([\da-f]+):([\da-f]+)::\/64$/.exec(network);
  if (v6) {
    const [, one, two, three, four = ''] = v6;
    const half = (Number.parseInt(four, 16) & 0xff00).toString(16);
    return [
      { network: `${one}:${two}:${three}:${half}::/56`, times: 2 },
      { network: `${one}:${two}:${three}::/48`, times: 4 },
    ];
  }
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network);
  return v4 ? [{ network: `${v4[1]}.0/24`, times: 4 }] : [];
}
