import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { shapedLike } from '#lib/shaped-like.ts';
import { tab } from '#lib/browser-storage.ts';
import { readCredentials } from '#web/api/session-store.ts';
import { LeaveGuard } from '#web/shared/leave-guard.tsx';
import type { SendForm } from '#web/ui/form/use-send-form.ts';

interface KeptInputProps<Values extends Record<string, unknown>> {
  form: Pick<SendForm<Values>, 'dirty' | 'edited' | 'set' | 'values'>;
  /** Names the form in the browser's storage. */
  name: string;
  /** False: leaving asks nothing and loses nothing. Of several forms on a screen only one can ask. */
  asks?: boolean;
}

const itemOf = (name: string): string => `sin_guardar:${readCredentials()?.keylogin ?? ''}:${name}`;

/** Forgets what was kept of a form once it was sent: its screen may be gone by then. */
export const dropKeptInput = (name: string): void => tab.remove(itemOf(name));

/**
 * Guards the unsaved input of a form: asks before it is discarded, and brings it back after a reload, or when the
 * session ended meanwhile and the same person signs in again. Files cannot be kept.
 */
export function KeptInput<Values extends Record<string, unknown>>(props: KeptInputProps<Values>) {
  const { form, name, asks = true } = props;
  const [item] = useState(() => itemOf(name));
  const [kept] = useState(() => read(tab.get(item), form.values));
  const edited = JSON.stringify(form.edited, (_key, value: unknown) =>
    value instanceof Blob ? undefined : value,
  );

  const recover = useEffectEvent(() => {
    if (kept) form.set(kept);
  });
  const shown = useRef(edited);
  useEffect(() => {
    recover();
    return () => {
      // Left with the session still there: it was saved, or the person chose to discard it.
      if (asks && readCredentials() !== null) tab.remove(item);
    };
  }, [item, asks]);
  useEffect(() => {
    if (shown.current === edited) return;
    shown.current = edited;
    if (edited === '{}') tab.remove(item);
    else tab.set(item, edited);
  }, [edited, item]);

  return (
    <>
      {asks && <LeaveGuard when={form.dirty} onLeave={() => tab.remove(item)} />}
      {kept && form.dirty && <output>Recuperamos lo que no habías guardado.</output>}
    </>
  );
}

function read<Values>(stored: string | null, values: Values): Values | null {
  try {
    return stored === null ? null : shapedLike(JSON.parse(stored), values);
  } catch {
    return null;
  }
}
