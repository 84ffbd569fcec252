import { useState } from 'react';
import { type Administrator, getInvitations, setPermissions } from '#contract/administrators.ts';
import { pictureUrl } from '#web/api/client.ts';
import { useSession } from '#web/api/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { EmailText } from '../email-text.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { ActionsCell, Cell, ListTable, TitleCell } from '../list/list-table.tsx';
import { SuspendedChip } from '../accounts/state/suspended-chip.tsx';
import { TeamButton } from '../team-button.tsx';
import { useMay } from '../use-may.ts';
import { dayText, momentText } from '../words.ts';
import { Invitations } from './invitations.tsx';
import { Invite } from './invite.tsx';
import { PermissionChips } from './permission-chips.tsx';
import { PermissionsDialog } from './permissions-dialog.tsx';
import { useAdministrators } from './use-administrators.ts';

export const meta = () => [{ title: 'Equipo · Maestros' }];

const COLUMNS = ['Persona', 'Correo', 'Permisos', 'Última actividad', 'Acciones'] as const;

/** /admin/equipo (4 §F): who is in the team and what each may do. */
export default function Administrators() {
  const team = useAdministrators();
  const may = useMay();
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Row justify="between">
            <h1>Equipo</h1>
            <Invite />
          </Row>
          <p>
            Quién entra a esta área y qué puede hacer. Cada cambio vale desde la siguiente acción de
            esa persona y queda en la auditoría.
          </p>
        </Stack>
        {team.isPending && <ListSkeleton />}
        {team.isError && !team.data && (
          <ErrorState onRetry={() => void team.refetch()} busy={team.isFetching}>
            {team.error.message}
          </ErrorState>
        )}
        {team.data && <List administrators={team.data.administradores} />}
      </Stack>
      {may(getInvitations) && <Invitations />}
    </Stack>
  );
}

function List({ administrators }: { administrators: readonly Administrator[] }) {
  const [changing, setChanging] = useState<string | null>(null);
  const changed = administrators.find(({ keylogin }) => keylogin === changing);
  return (
    <>
      <ListTable caption="Equipo" columns={COLUMNS} stale={false}>
        {administrators.map((one) => (
          <MemberRow
            key={one.keylogin}
            administrator={one}
            onChange={() => setChanging(one.keylogin)}
          />
        ))}
      </ListTable>
      {changed && (
        <PermissionsDialog
          // What the dialog began with must be what it shows.
          key={changed.permisos.join()}
          administrator={changed}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}

interface RowProps {
  administrator: Administrator;
  onChange: () => void;
}

function MemberRow({ administrator, onChange }: RowProps) {
  const { keylogin, nombre, email, img_profile, permisos, suspendida, visto_at } = administrator;
  const me = useSession();
  return (
    <tr>
      <TitleCell>
        <Avatar nombre={nombre} imagen={pictureUrl(img_profile)} size={40} />
        <div>
          {nombre} {suspendida && <SuspendedChip />}
          <small>
            {me?.keylogin === keylogin ? 'Tú, d' : 'D'}esde el {dayText(administrator.createAt)}
          </small>
        </div>
      </TitleCell>
      <Cell label="Correo" kind="long">
        <EmailText email={email} />
      </Cell>
      <Cell label="Permisos">
        <PermissionChips permisos={permisos} />
      </Cell>
      <Cell label="Última actividad">
        {visto_at === null ? 'Sin sesión abierta' : momentText(visto_at)}
      </Cell>
      <ActionsCell>
        <TeamButton
          call={setPermissions}
          variant="secondary"
          size="sm"
          label={`Cambiar permisos de ${nombre}`}
          onClick={onChange}
        >
          Cambiar permisos
        </TeamButton>
      </ActionsCell>
    </tr>
  );
}
