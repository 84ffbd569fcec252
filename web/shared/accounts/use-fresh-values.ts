import { useEffect, useEffectEvent, useRef } from 'react';
import type { SendForm } from '#web/ui/form/use-send-form.ts';

/**
 * Keeps a form of stored things in step with them: they arrive after the screen has opened, or change
 * on another device. What somebody is changing here stays.
 */
export function useFreshValues<Values extends Record<string, unknown>>(
  form: Pick<SendForm<Values>, 'refresh'>,
  stored: Values,
): void {
  const refresh = useEffectEvent(() => form.refresh(stored));
  const version = JSON.stringify(stored);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    refresh();
  }, [version]);
}
