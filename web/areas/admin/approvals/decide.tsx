import { useState } from 'react';
import { type Approval, approve, reject, withdraw } from '#contract/approvals.ts';
import { textOf } from '#contract/errors.ts';
import { type Needed, permits, whoMay } from '#domain/administrators/permissions.ts';
import { api } from '#web/api/index.ts';
import { useSession } from '#web/api/session-store.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { TeamButton } from '../team-button.tsx';
import { useDialog } from '../use-dialog.ts';
import style from './approvals.module.css';
import { Lines } from './lines.tsx';
import { useRefreshTeam } from './use-approvals.ts';
import { objectName, titleOf } from './words.ts';

/** What one can do about something that waits: decide on another's, or take one's own back. */
export function Decide({ one }: { one: Approval }) {
  const session = useSession();
  const own = session?.keylogin === one.pide.keylogin;
  const needed = one.permisos as unknown as Needed;
  const mayNot = permits(session?.user.permisos ?? ['dueño'], needed) ? undefined : whoMay(needed);
  const unbacked = one.respaldo ? undefined : `${one.pide.nombre} ya no puede hacerlo.`;
  return (
    <div className={style.actions}>
      {own ? (
        <Withdraw one={one} />
      ) : (
        <>
          <Approve one={one} disabledReason={mayNot ?? unbacked} />
          <Reject one={one} disabledReason={mayNot} />
        </>
      )}
    </div>
  );
}

interface ActionProps {
  one: Approval;
  disabledReason?: string | undefined;
}

function Approve({ one, disabledReason }: ActionProps) {
  const [opened, setOpened] = useState(false);
  const refresh = useRefreshTeam();
  return (
    <>
      <TeamButton call={approve} disabledReason={disabledReason} onClick={() => setOpened(true)}>
        Aprobar
      </TeamButton>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={`¿${titleOf(one)}?`}
        confirmLabel="Aprobar y hacerlo"
        irreversible
        onConfirm={async () => {
          try {
            await api.approvals.approve({ id: one.id });
            toast.success('Aprobado: ya está hecho.', 'Éxito');
          } finally {
            // After a failure too: it may have ended.
            await refresh();
          }
        }}
      >
        <Stack gap={3}>
          <p>
            <strong>{one.objetos.map(objectName).join(', ')}</strong>
          </p>
          <Lines one={one} />
          {one.motivo !== '' && <p className={style.reason}>Motivo: {one.motivo}</p>}
          <p>Lo pidió {one.pide.nombre}. Se hace en cuanto apruebas, y quedan los dos nombres.</p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

function Reject({ one, disabledReason }: ActionProps) {
  const dialog = useDialog();
  const refresh = useRefreshTeam();
  const { id } = one;
  return (
    <>
      <TeamButton
        call={reject}
        variant="secondary"
        disabledReason={disabledReason}
        onClick={dialog.open}
      >
        Rechazar
      </TeamButton>
      {dialog.mounted && (
        <ReasonDialog
          opened={dialog.opened}
          onClose={dialog.close}
          title="¿Rechazar esta petición?"
          kept={`peticion:${id}`}
          sendLabel="Rechazar"
          description={`Lo leerá ${one.pide.nombre}; queda en la auditoría.`}
          maxLength={500}
          validate={(motivo) => reject.input.safeParse({ id, motivo })}
          send={async (motivo) => {
            await api.approvals.reject({ id, motivo });
            toast.success('Rechazado: no se hizo nada.', 'Éxito');
          }}
          onSettled={refresh}
        >
          <p>{titleOf(one)}</p>
        </ReasonDialog>
      )}
    </>
  );
}

function Withdraw({ one }: ActionProps) {
  const [opened, setOpened] = useState(false);
  const refresh = useRefreshTeam();
  return (
    <>
      <TeamButton call={approve} disabledReason={textOf('approval_own')}>
        Aprobar
      </TeamButton>
      <TeamButton call={withdraw} variant="secondary" onClick={() => setOpened(true)}>
        Retirar
      </TeamButton>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="¿Retirar lo que pediste?"
        confirmLabel="Retirar"
        onConfirm={async () => {
          try {
            await api.approvals.withdraw({ id: one.id });
            toast.success('Retirado: no se hizo nada.', 'Éxito');
          } finally {
            await refresh();
          }
        }}
      >
        <p>{titleOf(one)}</p>
      </ConfirmDialog>
    </>
  );
}
