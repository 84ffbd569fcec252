import { stopped } from '#lib/stopped.ts';
import { useRef, useState } from 'react';
import type { ChatPartner } from '#contract/chat/view.ts';
import { api } from '#web/api/index.ts';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Removes the user's own block; repeated presses send one request. */
export function useUnblock(
  { keylogin, nombre }: ChatPartner,
  onChanged: () => Promise<void>,
): { run: () => void; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const unblock = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await api.moderation.unblockPerson({ other_key: keylogin });
      await onChanged();
      toast.success(`Desbloqueaste a ${stopped(nombre)}`);
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run: () => void unblock(), busy };
}
