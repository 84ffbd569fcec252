import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import style from './pending.module.css';
import { useRefreshPending } from '../use-pending.ts';

interface AttendProps {
  /** The call that `attend` makes. */
  call: Call;
  /** Name of the failed item, for screen readers. */
  what: string;
  retryLabel: string;
  /** Toast after a retry. */
  retried: string;
  /** Asks before a retry that moves money: how much, and to whom. */
  confirmRetry?: { readonly title: string; readonly means: string };
  /** Explains what discarding means; without it, there is no such button. */
  discardMeans?: string;
  attend: (que: 'reintentar' | 'descartar') => Promise<unknown>;
}

/** Buttons that retry or discard something that failed. */
export function Attend(props: AttendProps) {
  const { call, what, retryLabel, retried, confirmRetry, discardMeans, attend } = props;
  const refresh = useRefreshPending();
  const [confirming, setConfirming] = useState<'reintentar' | 'descartar' | null>(null);
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    try {
      await attend('reintentar');
      toast.success(retried, 'Éxito');
    } finally {
      // After a failure too: somebody else may have been faster.
      await refresh();
    }
  };
  const retryAtOnce = async () => {
    setBusy(true);
    try {
      await retry();
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={style.actions}>
      <TeamButton
        call={call}
        variant="secondary"
        size="sm"
        busy={busy}
        label={`${retryLabel}: ${what}`}
        onClick={() => (confirmRetry ? setConfirming('reintentar') : void retryAtOnce())}
      >
        {retryLabel}
      </TeamButton>
      {confirmRetry && (
        <ConfirmDialog
          opened={confirming === 'reintentar'}
          onClose={() => setConfirming(null)}
          title={confirmRetry.title}
          confirmLabel={retryLabel}
          onConfirm={retry}
        >
          <p>{confirmRetry.means}</p>
        </ConfirmDialog>
      )}
      {discardMeans !== undefined && (
        <>
          <TeamButton
            call={call}
            variant="quiet"
            size="sm"
            label={`Descartar: ${what}`}
            onClick={() => setConfirming('descartar')}
          >
            Descartar
          </TeamButton>
          <ConfirmDialog
            opened={confirming === 'descartar'}
            onClose={() => setConfirming(null)}
            title="¿Descartar?"
            confirmLabel="Descartar"
            irreversible
            danger
            onConfirm={async () => {
              try {
                await attend('descartar');
              } finally {
                await refresh();
              }
            }}
          >
            <p>{discardMeans}</p>
          </ConfirmDialog>
        </>
      )}
    </div>
  );
}
