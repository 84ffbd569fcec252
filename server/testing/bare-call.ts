import type { Call } from '#contract/call.ts';
import type { Credentials } from './call.ts';

/** The reply of a call to a body with credentials only; «ok» also stands for an open stream. */
export async function answerAt(
  base: string,
  call: Call,
  who: Partial<Credentials>,
): Promise<{ status: number; code: string }> {
  const abort = new AbortController();
  const reply = await fetch(`${base}/api${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rute: '', ...who }),
    signal: abort.signal,
  });
  if (reply.headers.get('content-type')?.includes('event-stream')) {
    abort.abort();
    return { status: reply.status, code: 'ok' };
  }
  const { code = 'ok' } = (await reply.json()) as { code?: string };
  return { status: reply.status, code };
}
