import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import { type getUser, restoreAccount } from '#contract/accounts.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TeamButton } from '../../team-button.tsx';
import { momentText } from '../../words.ts';
import style from './account-state.module.css';
import { useAccountState } from './use-account-state.ts';

interface SuspensionCardProps {
  keylogin: string;
  nombre: string;
  suspension: NonNullable<OutputOf<typeof getUser>['suspension']>;
  /** Called once it is restored. */
  onDone: () => void;
}

/** Since when and why an account is suspended, and the button that restores it (decisions §2). */
export function SuspensionCard({ keylogin, nombre, suspension, onDone }: SuspensionCardProps) {
  const { restore } = useAccountState(keylogin, onDone);
  const [confirming, setConfirming] = useState(false);
  return (
    <Card as="section" className={style.suspended}>
      <Stack gap={4}>
        <h2 className={style.heading}>Cuenta suspendida</h2>
        <p className={style.muted}>Desde el {momentText(suspension.desde)}</p>
        <blockquote className={style.words}>{suspension.motivo}</blockquote>
        <div className={style.actions}>
          <TeamButton call={restoreAccount} onClick={() => setConfirming(true)}>
            Restaurar
          </TeamButton>
        </div>
      </Stack>
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        title={`¿Restaurar a ${nombre}?`}
        confirmLabel="Restaurar"
        onConfirm={restore}
      >
        <p>Podrá entrar otra vez y todo queda como estaba. Se le avisará.</p>
      </ConfirmDialog>
    </Card>
  );
}
