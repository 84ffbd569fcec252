import { useEffect } from 'react';
import { ROL } from '#contract/call.ts';
import { readCredentials, readSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';

/** A tab that becomes visible checks again after this long. */
const RECHECK_MS = 60_000;

let last = { session_id: '', at: 0 };

/**
 * The session check (1 §4) of public pages: on load, and when the tab becomes visible after a while.
 * Signed-in screens check with `useUser`.
 */
export function useSessionCheck(): void {
  useEffect(() => {
    const check = () => void checkIfDue();
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
}

/** A client's own home asks for its person whenever it opens. */
const checksItself = (): boolean =>
  location.pathname === paths.home && readSession()?.user.rol === ROL.client;

async function checkIfDue(): Promise<void> {
  const session_id = readCredentials()?.session_id;
  const recent = last.session_id === session_id && Date.now() < last.at + RECHECK_MS;
  if (!session_id || recent || checksItself() || document.visibilityState !== 'visible') return;
  last = { session_id, at: Date.now() };
  try {
    const { checkSession } = await import('./calls.ts');
    await checkSession();
  } catch {
    // lost-session.ts handles an ended session; without a connection nobody is logged out.
    last.at = 0;
  }
}
