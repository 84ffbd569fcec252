import type { Validacion } from '#contract/views.ts';
import { accountView, rolOf } from '../views.ts';
import type { accountRows } from './queries.ts';

/** An account as the team lists it. */
export const listedAccountView = (row: Awaited<ReturnType<typeof accountRows>>[number]) => ({
  id: row.keylogin,
  keylogin: row.keylogin,
  email: row.email,
  rol: rolOf(row),
  nivel: row.nivel,
  account: accountView(row),
  nombre_comercial: row.trade_name,
  validacion: row.validacion as Validacion | null,
  suspendida: row.suspended_at !== null,
  createAt: row.created_at.toISOString(),
});
