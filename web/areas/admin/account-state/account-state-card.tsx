import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { getUser } from '#contract/admin/accounts.ts';
import { textOf } from '#contract/errors.ts';
import * as api from '#web/api/index.ts';
import { type User, useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { momentText } from '../words.ts';
import style from './account-state.module.css';
import { DeleteAccountButton } from './delete-account-button.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { SuspendedChip } from './suspended-chip.tsx';

interface AccountStateCardProps {
  user: User;
  suspension: OutputOf<typeof getUser>['suspension'];
}

/** Whether an account is in use, and how to suspend, restore or delete it (decisions §2). */
export function AccountStateCard({ user, suspension }: AccountStateCardProps) {
  const [open, setOpen] = useState<'suspend' | 'restore' | null>(null);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const own = useSession()?.keylogin === user.keylogin;
  const close = () => setOpen(null);
  const { keylogin: user_id } = user;
  const changed = async (text: string) => {
    toast.success(text, 'Éxito');
    await queries.invalidateQueries({ queryKey: ['admin'] });
  };
  const suspend = useMutation({
    mutationFn: (motivo: string) => api.adminAccountState.suspendAccount({ user_id, motivo }),
    onSuccess: () => changed('Cuenta suspendida.'),
  });
  const restore = useMutation({
    mutationFn: () => api.adminAccountState.restoreAccount({ user_id }),
    onSuccess: () => changed('Cuenta restaurada.'),
  });
  const nombre = `${user.account.nombre} ${user.account.apellidos}`.trim();

  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 className={style.heading}>Estado de la cuenta</h2>
        {suspension ? (
          <>
            <p className={style.state}>
              <SuspendedChip />
              <span className={style.muted}>Desde el {momentText(suspension.desde)}</span>
            </p>
            <blockquote className={style.words}>{suspension.motivo}</blockquote>
          </>
        ) : (
          <p>
            Activa. Si la suspendes, la persona no puede entrar y no se pierde nada; si la eliminas,
            sus datos se borran para siempre.
          </p>
        )}
        <div className={style.actions}>
          {suspension ? (
            <Button onClick={() => setOpen('restore')}>Restaurar</Button>
          ) : (
            <Button
              variant="secondary"
              disabledReason={own ? textOf('account_is_own') : undefined}
              onClick={() => setOpen('suspend')}
            >
              Suspender
            </Button>
          )}
          <DeleteAccountButton
            person={{ keylogin: user_id, nombre, email: user.account.email }}
            onDeleted={() => navigate(paths.accounts, { replace: true })}
          />
        </div>
      </Stack>
      <SuspendDialog
        opened={open === 'suspend'}
        onClose={close}
        nombre={nombre}
        onSuspend={(motivo) => suspend.mutateAsync(motivo)}
      />
      <ConfirmDialog
        opened={open === 'restore'}
        onClose={close}
        title={`¿Restaurar a ${nombre}?`}
        confirmLabel="Restaurar"
        onConfirm={async () => {
          await restore.mutateAsync();
        }}
      >
        <p>Podrá entrar otra vez y todo queda como estaba. Se le avisará.</p>
      </ConfirmDialog>
    </Card>
  );
}
