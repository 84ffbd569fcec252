import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import style from './pending.module.css';
import { useRefreshPending } from '../use-pending.ts';

interface AttendProps {
  /** What it is about, for screen readers and the question. */
  what: string;
  retryLabel: string;
  /** Said after it begins anew. */
  retried: string;
  /** What giving it up means; without it, it cannot be given up. */
  discardMeans?: string;
  attend: (que: 'reintentar' | 'descartar') => Promise<unknown>;
}

/** What can be done about something that failed: begin anew, or let it be. */
export function Attend({ what, retryLabel, retried, discardMeans, attend }: AttendProps) {
  const refresh = useRefreshPending();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await attend('reintentar');
      toast.success(retried, 'Éxito');
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
      // Somebody else may have been first: the list is asked for in any case.
      await refresh();
    }
  };
  return (
    <div className={style.actions}>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        label={`${retryLabel}: ${what}`}
        onClick={() => void retry()}
      >
        {retryLabel}
      </Button>
      {discardMeans !== undefined && (
        <>
          <Button
            variant="quiet"
            size="sm"
            label={`Descartar: ${what}`}
            onClick={() => setAsked(true)}
          >
            Descartar
          </Button>
          <ConfirmDialog
            opened={asked}
            onClose={() => setAsked(false)}
            title="¿Descartar?"
            confirmLabel="Descartar"
            irreversible
            danger
            onConfirm={async () => {
              await attend('descartar');
              await refresh();
            }}
          >
            <p>{discardMeans}</p>
          </ConfirmDialog>
        </>
      )}
    </div>
  );
}
