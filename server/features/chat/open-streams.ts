import type { PushHub } from '#server/push.ts';

const MAX_PER_ACCOUNT = 8;

/** Ends a stream, which unregisters itself at once. */
type End = () => void;

/** The open streams of each process by account; a process has one hub. */
const byHub = new WeakMap<PushHub, Map<number, Set<End>>>();

/**
 * Registers a stream until the returned function is called. When an account opens too many, its oldest
 * stream ends: more likely a forgotten tab than the one in use.
 */
export function registerStream(hub: PushHub, account: number, end: End): () => void {
  const byAccount = byHub.get(hub) ?? new Map<number, Set<End>>();
  byHub.set(hub, byAccount);
  const open = byAccount.get(account) ?? new Set<End>();
  byAccount.set(account, open.add(end));
  // A set keeps the order of insertion.
  if (open.size > MAX_PER_ACCOUNT) open.values().next().value?.();
  return () => {
    open.delete(end);
    if (open.size === 0 && byAccount.get(account) === open) byAccount.delete(account);
  };
}
