import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import style from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { failureOf } from './form/campos.ts';
import { lostLine } from './form/lost-line.ts';
import { toast } from './toast/toast.ts';

export interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The question: «¿Liberar $500.00 a Taller Núñez?». */
  title: string;
  /** Who gets how much, and what changes. */
  children?: ReactNode;
  /** The verb: «Liberar $500.00». */
  confirmLabel: string;
  cancelLabel?: string;
  /** Warns that the action cannot be undone. */
  irreversible?: boolean;
  /** Takes something away. Of this and of what cannot be undone the safe button has the focus, else the verb has it. */
  danger?: boolean;
  /** Why it cannot be confirmed yet. */
  disabledReason?: string | undefined;
  /** False where Back is what it asks about. */
  backCloses?: boolean;
  /** The dialog closes on success; on failure it stays open and a toast shows the error. */
  onConfirm: () => Promise<void>;
}

/** Asks for confirmation. A second press while the action runs does nothing. */
export function ConfirmDialog({
  onConfirm,
  onClose,
  danger = false,
  irreversible = false,
  backCloses = true,
  ...props
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState<string | null>(null);
  const running = useRef(false);
  const close = () => {
    setLost(null);
    onClose();
  };

  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setLost(null);
    const online = navigator.onLine;
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      toast.error(failureOf(error).mensaje);
      setLost(lostLine(error, online));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <Dialog
      opened={props.opened}
      onClose={() => {
        if (!running.current) close();
      }}
      title={props.title}
      size="sm"
      persistent
      backCloses={backCloses}
      lost={lost}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={busy}>
            {props.cancelLabel ?? 'Cancelar'}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabledReason={props.disabledReason}
            takesFocus={!danger && !irreversible}
            onClick={() => void confirm()}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
      {irreversible && <Irreversible />}
    </Dialog>
  );
}

/** The same warning in every dialog that the action cannot be undone. */
export function Irreversible() {
  return (
    <p className={style.warning}>
      <IconAlertTriangle size={20} aria-hidden />
      Esta acción no se puede deshacer.
    </p>
  );
}
