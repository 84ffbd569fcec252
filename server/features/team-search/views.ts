import type { AccountHit, PaymentHit, PayoutHit, ProjectHit } from '#contract/team-search.ts';
import type { Rol } from '#contract/call.ts';
import type { Validacion } from '#contract/views.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { nameOfListed, picturePath, visibleName } from '#server/features/accounts/index.ts';
import { standingView } from '#server/features/projects/index.ts';
import type { AccountRow, PaymentRow, PayoutRow, ProjectRow } from './rows.ts';

/** Of a deleted account nothing is left to be said, except that it was one. */
export function accountHit(row: AccountRow): AccountHit {
  const gone = row.deleted_at !== null;
  const said = (text: string | null) => (gone ? '' : (text ?? ''));
  return {
    keylogin: row.keylogin,
    rol: row.rol as Rol,
    nombre: visibleName({ ...row, nombre_comercial: null }),
    nombre_comercial: said(row.trade_name),
    profesion: said(row.categoria),
    ciudad: said(row.ciudad),
    email: said(row.email),
    telefono: said(row.phone),
    img_profile: gone ? null : picturePath(row.img_profile),
    validacion: gone ? null : (row.validacion as Validacion | null),
    suspendida: !gone && row.suspended_at !== null,
    eliminada: gone,
    createAt: row.created_at.toISOString(),
  };
}

export const projectHit = (row: ProjectRow): ProjectHit => ({
  id: row.id,
  titulo: row.titulo,
  ...standingView({
    estado: row.estado,
    precio: row.precio === null ? null : centavos(row.precio),
    pagado: centavos(row.credited ?? 0),
    adicional_por_pagar: centavos(row.adicional_por_pagar),
    entregado_at: row.entregado_at,
    en_disputa: row.en_disputa,
    en_contracargo: row.en_contracargo,
    en_revision: row.en_revision,
  }),
  client: { keylogin: row.client.keylogin, nombre: nameOfListed(row.client) },
  author: {
    keylogin: row.author.keylogin,
    nombre: visibleName({ ...row.author, nombre_comercial: row.trade_name }),
  },
  ciudad: row.lugar_ciudad,
  precio: row.precio === null ? null : toMxn(centavos(row.precio)),
});

export const paymentHit = (row: PaymentRow): PaymentHit => ({
  id: row.id,
  id_payment: row.id_payment ?? '',
  nombre: nameOfListed(row.payer),
  descripcion: row.descripcion,
  value: toMxn(row.value),
  tarjeta: row.card_last4 === '' ? null : { marca: row.card_brand, ultimos: row.card_last4 },
  createAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
});

export const payoutHit = (row: PayoutRow): PayoutHit => ({
  id: row.id,
  nombre: row.titular ?? nameOfListed(row.payee),
  monto: toMxn(row.amount),
  estado: row.estado,
  fecha: row.fecha,
  clave_rastreo: row.clave_rastreo,
});
