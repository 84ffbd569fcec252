import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { readCredentials } from '#web/api/session-store.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { guardLeaving } from './leaving.ts';

export interface LeaveGuardProps {
  /** Whether something is unsaved. */
  when: boolean;
  /** Also asks before the query of the address changes, which closes a dialog that is kept there. */
  alsoWithin?: boolean;
  /** Called when the user chooses to leave. */
  onLeave?: () => void;
}

/** Asks before navigation or logout discards unsaved changes; before a reload the browser asks. */
export function LeaveGuard({ when, alsoWithin = false, onLeave }: LeaveGuardProps) {
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // After a logout, or once the session is lost, nothing can be saved any more.
      when &&
      readCredentials() !== null &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (alsoWithin && currentLocation.search !== nextLocation.search)),
  );
  useBeforeUnload((event) => {
    if (when && readCredentials() !== null) event.preventDefault();
  });
  /** Receives the answer when a logout asked, not a navigation. */
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null);
  useEffect(
    () =>
      when ? guardLeaving(() => new Promise((resolve) => setAnswer(() => resolve))) : undefined,
    [when],
  );

  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked' || answer !== null}
      // The dialog also closes after a yes: then there is nothing to cancel.
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
      backCloses={false}
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
