import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { readCredentials } from '#web/api/session-store.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { guardLeaving } from './leaving.ts';

export interface LeaveGuardProps {
  /** Something was typed or chosen and not saved. */
  when: boolean;
  /** Also before the part of the address behind «?» changes: a dialog that stands there is left by that. */
  alsoWithin?: boolean;
  /** When the answer is yes. */
  onLeave?: () => void;
}

/** Asks before a page is left, or the session ended, whose changes are not saved; a reload the browser asks about. */
export function LeaveGuard({ when, alsoWithin = false, onLeave }: LeaveGuardProps) {
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // After a logout, or once the session is lost, there is nothing left that could be saved.
      when &&
      readCredentials() !== null &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (alsoWithin && currentLocation.search !== nextLocation.search)),
  );
  useBeforeUnload((event) => {
    if (when && readCredentials() !== null) event.preventDefault();
  });
  /** Hears the answer, where it was not an address that asked. */
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null);
  useEffect(
    () =>
      when ? guardLeaving(() => new Promise((resolve) => setAnswer(() => resolve))) : undefined,
    [when],
  );

  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked' || answer !== null}
      // The dialog also closes after a yes, when there is nothing to take back any more.
      onClose={() => {
        if (!leaving.current) {
          blocker.reset?.();
          answer?.(false);
        }
        setAnswer(null);
        leaving.current = false;
      }}
      title="¿Salir sin guardar?"
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir editando"
      danger
      onConfirm={async () => {
        leaving.current = true;
        onLeave?.();
        blocker.proceed?.();
        answer?.(true);
      }}
    >
      <p>Los cambios que hiciste aquí se perderán.</p>
    </ConfirmDialog>
  );
}
