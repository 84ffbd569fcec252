import { useState } from 'react';
import { useNavigate } from 'react-router';
import { suspendAccount } from '#contract/accounts.ts';
import { textOf } from '#contract/errors.ts';
import { type User, useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { WaitingNote } from '../../approvals/waiting-note.tsx';
import { TeamButton } from '../../team-button.tsx';
import style from './account-state.module.css';
import { DeleteAccountButton } from './delete-account-button.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { useAccountState } from './use-account-state.ts';

interface AccountStateCardProps {
  user: User;
  nombre: string;
  suspended: boolean;
  /** The owner's open request to delete it. */
  solicitud: number | undefined;
  /** Called once it is suspended. */
  onDone: () => void;
}

/** Buttons that suspend or delete an account (decisions §2). */
export function AccountStateCard({
  user,
  nombre,
  suspended,
  solicitud,
  onDone,
}: AccountStateCardProps) {
  const { suspend } = useAccountState(user.keylogin, onDone);
  const [confirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const own = useSession()?.keylogin === user.keylogin;
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 className={style.heading}>Estado de la cuenta</h2>
        <p>
          {suspended
            ? 'Suspendida: arriba dice desde cuándo y por qué, y se puede restaurar. Si la eliminas, sus datos se borran para siempre.'
            : 'Activa. Si la suspendes, la persona no puede entrar y no se pierde nada; si la eliminas, sus datos se borran para siempre.'}
        </p>
        <WaitingNote object={`account:${user.keylogin}`} />
        <div className={style.actions}>
          {!suspended && (
            <TeamButton
              call={suspendAccount}
              variant="secondary"
              disabledReason={own ? textOf('account_is_own') : undefined}
              onClick={() => setConfirming(true)}
            >
              Suspender
            </TeamButton>
          )}
          <DeleteAccountButton
            person={{
              keylogin: user.keylogin,
              nombre,
              email: user.account.email,
              solicitud,
            }}
            onDeleted={() => navigate(paths.accounts, { replace: true })}
          />
        </div>
      </Stack>
      <SuspendDialog
        keylogin={user.keylogin}
        opened={confirming}
        onClose={() => setConfirming(false)}
        nombre={nombre}
        given={user.account.nombre}
        onSuspend={suspend}
      />
    </Card>
  );
}
