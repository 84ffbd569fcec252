import type { LocalLimits } from '#server/calls/rate-limit.ts';
import { widerNetworks } from '#server/connections/index.ts';

/** Logins that failed, or were turned away, for any account make a network wait with those like it, for a quarter of an hour. */
const SPAN = { max: Infinity, seconds: 900 };
const OWN = 3;
const AROUND = 12;

const keyOf = (network: string): string => `failed login:${network}`;

/** Remembers, in this process alone, from where a login failed. */
export function noteFailed(limits: LocalLimits, address: string, now: Date): void {
  for (const network of [address, ...widerNetworks(address).map((wider) => wider.network)])
    limits.take(keyOf(network), SPAN, now);
}

/** Whether logins failed from there, or from around there, a short while ago. */
export const isDoubtful = (limits: LocalLimits, address: string, now: Date): boolean =>
  limits.used(keyOf(address), now) >= OWN ||
  widerNetworks(address).some(
    ({ network, times }) => limits.used(keyOf(network), now) >= AROUND * times,
  );
