import { useState } from 'react';
import { type Invitation, resendInvitation, withdrawInvitation } from '#contract/administrators.ts';
import { api } from '#web/api/index.ts';
import { ApiError } from '#web/api/client.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { EmailText } from '../email-text.tsx';
import { ActionsCell, Cell, ListTable, TitleCell } from '../list/list-table.tsx';
import { dayText, momentText } from '../words.ts';
import style from './administrators.module.css';
import { PermissionChips } from './permission-chips.tsx';
import { TeamButton } from '../team-button.tsx';
import { useInvitations, useRefreshAdministrators } from './use-administrators.ts';

const COLUMNS = ['Persona', 'Correo', 'Permisos', 'Vence', 'Acciones'] as const;

/** Who was invited to the team and has not accepted (4 §F). */
export function Invitations() {
  const { data, isPending, isFetching, error, refetch } = useInvitations();
  return (
    <Stack as="section" gap={4}>
      <h2>Invitaciones por aceptar</h2>
      {isPending && (
        <Loading>
          <Skeleton height={72} />
        </Loading>
      )}
      {error && !data && (
        <ErrorState title={error.message} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data?.invitaciones.length === 0 && (
        <p>Nadie tiene una invitación pendiente. A quien invites lo verás aquí hasta que acepte.</p>
      )}
      {data && data.invitaciones.length > 0 && <List invitations={data.invitaciones} />}
    </Stack>
  );
}

function List({ invitations }: { invitations: readonly Invitation[] }) {
  const refresh = useRefreshAdministrators();
  const [asked, setAsked] = useState<Invitation | null>(null);
  const [opened, setOpened] = useState(false);

  const withdraw = async () => {
    if (!asked) return;
    try {
      await api.administrators.withdrawInvitation({ id: asked.id });
      toast.success(`La invitación de ${asked.nombre} ya no sirve.`, 'Listo');
    } catch (failure) {
      // Somebody was faster: there is nothing left to withdraw here.
      if (!(failure instanceof ApiError && failure.code === 'invitation_closed')) throw failure;
      toast.error(failure.message);
    }
    await refresh();
  };

  return (
    <>
      <ListTable caption="Invitaciones por aceptar" columns={COLUMNS} stale={false}>
        {invitations.map((one) => (
          <InvitationRow
            // Sent again it is another invitation to the same person.
            key={one.email.toLowerCase()}
            invitation={one}
            onWithdraw={() => {
              setAsked(one);
              setOpened(true);
            }}
          />
        ))}
      </ListTable>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={`¿Retirar la invitación de ${asked?.nombre ?? ''}?`}
        confirmLabel="Retirar invitación"
        danger
        onConfirm={withdraw}
      >
        <p>El enlace que recibió en {asked?.email} deja de servir. Puedes invitarle otra vez.</p>
      </ConfirmDialog>
    </>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  onWithdraw: () => void;
}

function InvitationRow({ invitation, onWithdraw }: InvitationRowProps) {
  const { id, nombre, email, permisos, estado, invita, createAt, vence_at } = invitation;
  const refresh = useRefreshAdministrators();
  const [busy, setBusy] = useState(false);

  const resend = async () => {
    setBusy(true);
    try {
      await api.administrators.resendInvitation({ id });
      toast.success(`Otra invitación va en camino a ${email}. La anterior ya no sirve.`, 'Listo');
    } catch (failure) {
      toast.error(failureOf(failure).mensaje);
    } finally {
      await refresh();
      setBusy(false);
    }
  };

  return (
    <tr>
      <TitleCell>
        <div>
          {nombre}
          <small>
            {invita === null ? 'Desde el servidor' : `Invitó ${invita}`}, el {dayText(createAt)}
          </small>
          {estado === 'sin_respaldo' && (
            <small>No sirve: quien invitó ya no es dueño. Envíala otra vez si sigue en pie.</small>
          )}
        </div>
      </TitleCell>
      <Cell label="Correo" kind="long">
        <EmailText email={email} />
      </Cell>
      <Cell label="Permisos">
        <PermissionChips permisos={permisos} />
      </Cell>
      <Cell label="Vence">
        {estado === 'vencida' ? <Chip tone="error">Vencida</Chip> : momentText(vence_at)}
      </Cell>
      <ActionsCell>
        <div className={style.actions}>
          <TeamButton
            call={resendInvitation}
            variant="secondary"
            size="sm"
            label={`Enviar otra vez la invitación de ${nombre}`}
            busy={busy}
            onClick={() => void resend()}
          >
            Enviar otra vez
          </TeamButton>
          <TeamButton
            call={withdrawInvitation}
            variant="secondary"
            size="sm"
            label={`Retirar invitación de ${nombre}`}
            onClick={onWithdraw}
          >
            Retirar invitación
          </TeamButton>
        </div>
      </ActionsCell>
    </tr>
  );
}
