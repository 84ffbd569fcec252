import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import style from './pending.module.css';
import { useRefreshPending } from '../use-pending.ts';

interface AttendProps {
  /** Name of the failed item, for screen readers. */
  what: string;
  retryLabel: string;
  /** Toast after a retry. */
  retried: string;
  /** Explains what discarding means; without it, there is no such button. */
  discardMeans?: string;
  attend: (que: 'reintentar' | 'descartar') => Promise<unknown>;
}

/** Buttons that retry or discard something that failed. */
export function Attend({ what, retryLabel, retried, discardMeans, attend }: AttendProps) {
  const refresh = useRefreshPending();
  const [confirming, setConfirming] = useState(false);
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
      // After a failure too: somebody else may have been faster.
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
            onClick={() => setConfirming(true)}
          >
            Descartar
          </Button>
          <ConfirmDialog
            opened={confirming}
            onClose={() => setConfirming(false)}
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
