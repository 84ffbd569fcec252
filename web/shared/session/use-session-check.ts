import { useEffect } from 'react';
import { readCredentials } from '#web/api/session-store.ts';

/** A tab that comes back asks again after this long. */
const AGAIN_MS = 60_000;

let last = { session_id: '', at: 0 };

/**
 * The session check (1 §4) of public pages: when they are loaded, and when the tab comes back after a
 * while. Signed-in screens ask by `useUser`.
 */
export function useSessionCheck(): void {
  useEffect(() => {
    const check = () => void checkIfDue();
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
}

async function checkIfDue(): Promise<void> {
  const session_id = readCredentials()?.session_id;
  const recent = last.session_id === session_id && Date.now() < last.at + AGAIN_MS;
  if (!session_id || recent || document.visibilityState !== 'visible') return;
  last = { session_id, at: Date.now() };
  try {
    const { checkSession } = await import('./calls.ts');
    await checkSession();
  } catch {
    // An ended session is told by whoever watches for it; without a connection nobody is logged out.
    last.at = 0;
  }
}
