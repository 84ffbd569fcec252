import { isIPv6 } from 'node:net';

/**
 * Whom a limit by address counts: an IPv4 address, or the /64 of an IPv6 one, which is the least that
 * a single customer gets; by the address alone each of them could dodge it 2⁶⁴ times.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [start = '', end] = address.split('%')[0]?.split('::') ?? [];
  const left = start.split(':').filter(Boolean);
  const right = (end ?? '').split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
