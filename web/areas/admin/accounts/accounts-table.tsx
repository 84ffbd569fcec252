import { ROL } from '#contract/call.ts';
import type { ListedAccount } from '#contract/accounts.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { useIsTable } from '#web/ui/use-is-wide.ts';
import { TeamLink } from '../team-link.tsx';
import { TeamButton } from '../team-button.tsx';
import { DeleteAccountButton } from './state/delete-account-button.tsx';
import { SuspendedChip } from './state/suspended-chip.tsx';
import { EmailText } from '../email-text.tsx';
import { ChooseRow } from '../list/choose/choose.tsx';
import type { useChoice } from '../list/choose/use-choice.ts';
import { ActionsCell, Cell, ListTable, moveFocus, NoCell, TitleCell } from '../list/list-table.tsx';
import { ValidationChip } from '../validation-chip.tsx';
import { dayText, levelName, ROL_NAMES } from '../words.ts';
import { notChosenWords } from './words.ts';

interface AccountsTableProps {
  accounts: readonly ListedAccount[];
  /** Another page is loading. */
  stale: boolean;
  order: string;
  onOrder: (order: string) => void;
  choice: Choice;
}

type Choice = Pick<ReturnType<typeof useChoice<ListedAccount, string>>, 'has' | 'choose'>;

const COLUMNS = [
  { label: 'Persona', order: ['nombre', 'ascending'] },
  { label: 'Correo', width: '22%' },
  { label: 'Rol', width: '6rem' },
  { label: 'Nivel', width: '4.25rem' },
  { label: 'Validación', width: '6.75rem' },
  { label: 'Alta', number: true, width: '6.5rem', order: ['antiguas', 'ascending'] },
  { label: 'Acciones', width: '9.5rem' },
] as const;

export function AccountsTable({ accounts, stale, order, onOrder, choice }: AccountsTableProps) {
  return (
    <ListTable
      dense
      caption="Cuentas"
      columns={COLUMNS}
      stale={stale}
      order={order}
      onOrder={onOrder}
    >
      {accounts.map((account) => (
        <Row key={account.keylogin} account={account} choice={choice} />
      ))}
    </ListTable>
  );
}

function Row({ account, choice }: { account: ListedAccount; choice: Choice }) {
  const table = useIsTable();
  const { nombre, apellidos, img_profile } = account.account;
  const name = `${nombre} ${apellidos}`;
  return (
    <tr>
      <TitleCell>
        <ChooseRow
          label={`Elegir a ${name}`}
          chosen={choice.has(account)}
          onChoose={(yes) => choice.choose(account, yes)}
          disabledReason={notChosenWords(account)}
        />
        <Avatar nombre={name} imagen={pictureUrl(img_profile)} size={table ? 24 : 40} />
        <div>
          <TeamLink data-row to={paths.account(account.keylogin)} onKeyDown={moveFocus}>
            {name}
          </TeamLink>{' '}
          {account.suspendida && <SuspendedChip />}
          {account.nombre_comercial !== '' && <small>{account.nombre_comercial}</small>}
        </div>
      </TitleCell>
      <Cell label="Correo" kind="long">
        <EmailText email={account.email} />
      </Cell>
      <Cell label="Rol">{ROL_NAMES[account.rol]}</Cell>
      {account.rol === ROL.professional ? (
        <Cell label="Nivel">{levelName(account.nivel)}</Cell>
      ) : (
        <NoCell />
      )}
      {account.validacion ? (
        <Cell label="Validación">
          <ValidationChip validacion={account.validacion} />
        </Cell>
      ) : (
        <NoCell />
      )}
      <Cell label="Alta" kind="number">
        {dayText(account.createAt)}
      </Cell>
      <ActionsCell>
        <TeamButton
          variant="secondary"
          size="sm"
          href={paths.account(account.keylogin)}
          label={`Editar la cuenta de ${name}`}
        >
          Editar
        </TeamButton>
        <DeleteAccountButton
          size="sm"
          person={{ keylogin: account.keylogin, nombre: name, email: account.email }}
          label={`Eliminar la cuenta de ${name}`}
        />
      </ActionsCell>
    </tr>
  );
}
