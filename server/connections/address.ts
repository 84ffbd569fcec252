import ipaddr from 'ipaddr.js';

/** Networks whose word about whom they speak for is taken. */
export type Trusted = (address: string) => boolean;

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Trusts these addresses and ranges («10.0.0.0/8») and no other; throws on what is neither. */
export function trustedProxies(listed: readonly string[]): Trusted {
  const ranges = listed.map(rangeOf);
  return (address) => {
    if (ranges.length === 0 || !ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
  };
}

function rangeOf(listed: string): Range {
  if (listed.includes('/')) return ipaddr.parseCIDR(listed);
  const parsed = ipaddr.process(listed);
  return [parsed, parsed.kind() === 'ipv4' ? 32 : 128];
}

/**
 * From where a request comes: the peer of its connection or, where that is a trusted proxy, whom the proxies name, read from
 * the last to the first as long as each is trusted. Anybody can write the rest of the header, so a word that is no address
 * ends the reading.
 */
export function addressOf(
  peer: string,
  forwardedFor: string | undefined,
  trusted: Trusted,
): string {
  let address = plain(peer) ?? peer;
  const named = (forwardedFor ?? '').split(',');
  while (named.length > 0 && trusted(address)) {
    const before = plain(named.pop() ?? '');
    if (before === null) return address;
    address = before;
  }
  return address;
}

/** An address as a proxy writes it, «[2001:db8::1]:443» and «203.0.113.7:50122» included; null for anything else. */
function plain(written: string): string | null {
  const word = written.trim().replace(/^"(.*)"$/, '$1');
  const bare =
    /^\[([^\]]+)\](?::\d{1,5})?$/.exec(word)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(word)?.[1] ?? word;
  // Without a zone, and no «0x7f.1», which the library would take for an address.
  const strict =
    ipaddr.IPv4.isValidFourPartDecimal(bare) ||
    (bare.includes(':') && ipaddr.IPv6.isValid(bare) && !bare.includes('%'));
  return strict ? ipaddr.process(bare).toString() : null;
}
