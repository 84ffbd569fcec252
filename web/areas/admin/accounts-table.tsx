import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import { ROL } from '#contract/call.ts';
import type { getAccounts } from '#contract/admin/accounts.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import style from './accounts.module.css';
import { ValidationChip } from './validation-chip.tsx';
import { dayText, levelName, ROL_NAMES } from './words.ts';

type Account = OutputOf<typeof getAccounts>['accounts'][number];

interface AccountsTableProps {
  accounts: readonly Account[];
  /** Another page is on its way. */
  stale: boolean;
}

/** A table on a desktop, cards on a phone. The arrow keys go from account to account. */
export function AccountsTable({ accounts, stale }: AccountsTableProps) {
  return (
    <table className={style.table} aria-busy={stale || undefined}>
      <caption className="m-hidden">Cuentas</caption>
      <thead>
        <tr>
          <th scope="col">Persona</th>
          <th scope="col">Correo</th>
          <th scope="col">Rol</th>
          <th scope="col">Nivel</th>
          <th scope="col">Validación</th>
          <th scope="col" className={style.number}>
            Alta
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <Row key={account.keylogin} account={account} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ account }: { account: Account }) {
  const { nombre, apellidos, img_profile } = account.account;
  const name = `${nombre} ${apellidos}`;
  return (
    <tr>
      <td className={style.person}>
        <Avatar nombre={name} imagen={pictureUrl(img_profile)} size={40} />
        <Link to={paths.account(account.keylogin)} onKeyDown={moveFocus}>
          {name}
        </Link>
      </td>
      <td data-label="Correo">{account.email}</td>
      <td data-label="Rol">{ROL_NAMES[account.rol]}</td>
      {account.rol === ROL.professional ? (
        <td data-label="Nivel">{levelName(account.nivel)}</td>
      ) : (
        <None />
      )}
      {account.validacion ? (
        <td data-label="Validación">
          <ValidationChip validacion={account.validacion} />
        </td>
      ) : (
        <None />
      )}
      <td data-label="Alta" className={style.number}>
        {dayText(account.createAt)}
      </td>
    </tr>
  );
}

/** What an account of this kind does not have; a phone leaves it out. */
function None() {
  return (
    <td className={style.none}>
      <span aria-hidden>–</span>
      <span className="m-hidden">No aplica</span>
    </td>
  );
}

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...(event.currentTarget.closest('tbody')?.querySelectorAll('a') ?? [])];
  const next = links[links.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
