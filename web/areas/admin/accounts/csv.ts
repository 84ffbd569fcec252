import { ROL } from '#contract/call.ts';
import type { ListedAccount } from '#contract/accounts.ts';
import { api } from '#web/api/index.ts';
import { csvFile, sortable } from '../list/csv-file.ts';
import { levelName, ROL_NAMES, VALIDATION } from '../words.ts';
import { type AccountsQuery, inputOf } from './filters.ts';

const HEAD = [
  'Nombre',
  'Apellidos',
  'Nombre comercial',
  'Correo',
  'Rol',
  'Nivel',
  'Validación',
  'Suspendida',
  'Alta',
];

const lineOf = (one: ListedAccount): string[] => [
  one.account.nombre,
  one.account.apellidos,
  one.nombre_comercial,
  one.email,
  ROL_NAMES[one.rol],
  one.rol === ROL.professional ? levelName(one.nivel) : '',
  one.validacion === null ? '' : VALIDATION[one.validacion][0],
  one.suspendida ? 'Sí' : 'No',
  sortable(one.createAt),
];

/** Accounts as a file, with the words of the screen. */
export const fileOfAccounts = (accounts: readonly ListedAccount[], more: boolean) =>
  csvFile({
    name: 'cuentas',
    head: HEAD,
    lines: accounts.map(lineOf),
    noun: ['cuenta', 'cuentas'],
    more,
  });

/** What a filter holds, at most 10,000, as a file. */
export async function loadCsv(query: AccountsQuery) {
  const { accounts, hay_mas } = await api.accounts.exportAccounts(inputOf(query));
  return fileOfAccounts(accounts, hay_mas);
}
