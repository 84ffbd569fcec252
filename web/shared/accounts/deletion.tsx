import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Privacy } from '#contract/privacy.ts';
import type { User } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import style from './own-account.module.css';
import { dayOf } from './words.ts';

interface DeletionProps {
  user: User;
  eliminacion: Privacy['eliminacion'];
}

/** Asks the team to delete the account, or withdraws that request. */
export function Deletion({ user, eliminacion }: DeletionProps) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ['privacy'] });

  return (
    <Stack gap={3}>
      <h3 className={style.subtitle}>Eliminar tu cuenta</h3>
      {eliminacion ? (
        <>
          <output>
            Pediste que se elimine tu cuenta el {dayOf(eliminacion.pedida_at)}. El equipo te
            responde por correo en un máximo de 20 días hábiles; mientras tanto todo sigue igual.
          </output>
          <div>
            <Button variant="secondary" onClick={() => setWithdrawing(true)}>
              Retirar la petición
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>Puedes pedirle al equipo que elimine tu cuenta y tus datos personales.</p>
          <div>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Pedir que se elimine mi cuenta
            </Button>
          </div>
        </>
      )}
      {asking && (
        <DeletionDialog user={user} onClose={() => setAsking(false)} onRequested={refresh} />
      )}
      <ConfirmDialog
        opened={withdrawing}
        onClose={() => setWithdrawing(false)}
        title="¿Retirar la petición?"
        confirmLabel="Retirar la petición"
        onConfirm={async () => {
          await api.privacy.withdrawDeletion({});
          await refresh();
          toast.success('Tu cuenta se queda como está.');
        }}
      >
        <p>Tu cuenta se queda como está. Puedes volver a pedirlo cuando quieras.</p>
      </ConfirmDialog>
    </Stack>
  );
}
