import { StripeError } from './errors.ts';
import type { Store } from './store.ts';

export type SavedReply = {
  /** The client's key. */
  id: string;
  created: number;
  request: string;
  requestId: string;
  status: number;
  body: string;
};

/** Requests with the same idempotency key must have the same fingerprint. */
export function requestFingerprint(method: string, path: string, body: string): string {
  const sorted = [...new URLSearchParams(body)].map((pair) => pair.join('=')).sort();
  return `${method} ${path} ${sorted.join('&')}`;
}

export function savedReply(store: Store, key: string, fingerprint: string): SavedReply | undefined {
  const saved = store.replies.get(key);
  if (!saved || saved.request === fingerprint) return saved;
  throw new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
