import { useEffect, useEffectEvent, useRef } from 'react';
import type { SendForm } from '#web/ui/form/use-send-form.ts';

/**
 * Updates a form when the stored values change: they may arrive after the screen has opened, or be
 * changed on another device. Fields that the user has edited keep their value.
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
