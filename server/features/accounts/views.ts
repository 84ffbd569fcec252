import type * as z from 'zod/mini';
import { ADDRESS_TEXTS } from '#contract/accounts/address.ts';
import { ROL, type Rol } from '#contract/call.ts';
import { PROFILE_TEXTS } from '#contract/profile/fields.ts';
import type { portfolioItem, ProposalSummary, Review, User, Validacion } from '#contract/views.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { maskedClabe } from '#domain/payouts/clabe.ts';
import { heldUntil } from '#domain/payouts/hold.ts';
import { DIAS, hourText } from '#domain/profile/hours.ts';
import { halfPaid } from '#domain/projects/can.ts';
import type { Estado } from '#domain/projects/graph.ts';
import type { Group } from '#domain/projects/groups.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';
import type { Config } from '#server/config.ts';
import { publicPath } from '#server/features/files/index.ts';
import { bankOf } from './bank.ts';
import { nameFor, picturePath, shortName, visibleName } from './names.ts';
import type { Owner, projects } from './projects.ts';
import { turnView } from './turn-facts.ts';
import type { accountRow, latestReviews, portfolioRows } from './queries.ts';

export type AccountRow = Awaited<ReturnType<typeof accountRow>>;
export type ReviewRow = Awaited<ReturnType<typeof latestReviews>>[number];
type ProjectRow = Awaited<ReturnType<typeof projects>>[number];
type PortfolioRow = Awaited<ReturnType<typeof portfolioRows>>[number];

export const addressView = (row: AccountRow): User['address'] =>
  row.direccion === null
    ? null
    : {
        ...textsOf(row, ADDRESS_TEXTS),
        estado: row.direccion_estado ?? '',
        ciudad: row.direccion_ciudad ?? '',
        cp: Number(row.cp),
      };

/** `linked` makes a link to an ID image for the viewer. */
export const profileView = (
  row: AccountRow,
  linked: (fileId: string) => string,
): User['profile'] =>
  row.validacion === null
    ? null
    : {
        ...textsOf(row, PROFILE_TEXTS),
        profesion: row.profesiones[0] ?? '',
        profesiones: row.profesiones.slice(1),
        ...hoursView(row),
        precios: row.profesiones.map((profesion, index) => {
          const desde = row.desdes[index] ?? null;
          return { profesion, desde: desde === null ? null : toMxn(desde) };
        }),
        estado: row.servicio_estado ?? WHOLE_COUNTRY,
        ciudad: row.servicio_ciudad ?? WHOLE_STATE,
        identificacionFrontal_rute:
          row.identificacion_frontal && linked(row.identificacion_frontal),
        identificacionTrasera_rute:
          row.identificacion_trasera && linked(row.identificacion_trasera),
        identificacion_at: row.identificacion_at?.toISOString() ?? null,
        identificacion_estado: idState(row),
        validacion: row.validacion as Validacion,
        validacion_motivo: row.validacion_motivo ?? '',
        validacion_at: row.validacion_at?.toISOString() ?? null,
      };

/** When somebody works, in replies. */
export const hoursView = (row: {
  readonly dias: readonly string[] | null;
  readonly hora_inicio: number | null;
  readonly hora_fin: number | null;
}) => ({
  dias: DIAS.filter((dia) => row.dias?.includes(dia)),
  hora_inicio: row.hora_inicio === null ? '' : hourText(row.hora_inicio),
  hora_fin: row.hora_fin === null ? '' : hourText(row.hora_fin),
});

/** The texts of an existing address or profile, whose columns are not null. */
const textsOf = <Name extends string>(
  row: Readonly<Record<Name, string | null>>,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, row[name] ?? ''])) as Record<Name, string>;

/** The state of the ID: being read, read or illegible; the team checks illegible ones itself. */
export function idState(
  row: Pick<AccountRow, 'identificacion_frontal' | 'identificacion_trasera' | 'reading_estado'>,
): NonNullable<User['profile']>['identificacion_estado'] {
  if (row.identificacion_frontal === null || row.identificacion_trasera === null) return 'falta';
  const { reading_estado: read } = row;
  return read === 'leida' || read === 'ilegible' ? read : 'en_revision';
}

export const accountView = (
  row: Pick<AccountRow, 'nombre' | 'apellidos' | 'email' | 'phone' | 'img_profile'>,
): User['account'] => ({
  nombre: row.nombre,
  apellidos: row.apellidos,
  email: row.email,
  phone: row.phone,
  img_profile: picturePath(row.img_profile),
});

/** `masked`: whoever reads it may not have the whole number. */
export const paymentMethodView = (
  { tipo, metodo, numero, ...row }: AccountRow,
  masked: boolean,
): User['payment_method'] =>
  tipo === null || metodo === null || numero === null
    ? null
    : {
        tipo,
        metodo,
        numero: masked ? maskedClabe(numero) : numero,
        banco: bankOf(numero),
        devuelto: returnedView(row),
      };

/** The payout that came back from the account and has neither been answered by a change nor by a confirmation. */
const returnedView = ({
  returned_amount: amount,
  returned_motivo: motivo,
  returned_at,
  returned_to_debt,
  returned_to_reserve,
}: Pick<AccountRow, 'returned_amount' | 'returned_motivo' | 'returned_at'> &
  Pick<AccountRow, 'returned_to_debt' | 'returned_to_reserve'>) =>
  amount === null || returned_at === null
    ? null
    : {
        monto: toMxn(amount),
        motivo: motivo ?? '',
        devuelto_at: returned_at.toISOString(),
        adeudo: toMxn(centavos(returned_to_debt)),
        reservado: toMxn(centavos(returned_to_reserve)),
      };

/** Until when payouts wait after a security change; only professionals are paid. */
export function heldView(
  { rol, security_changed_at }: AccountRow,
  now: Date,
): User['pagos_retenidos_hasta'] {
  const until =
    rol === ROL.professional
      ? heldUntil(security_changed_at?.getTime() ?? null, now.getTime())
      : null;
  return until === null ? null : new Date(until).toISOString();
}

export const rolOf = (row: { rol: number }): Rol => row.rol as Rol;

/** `named` decides how much of the other person's name is shown. */
export const reviewView = (row: ReviewRow, named: 'fully' | 'briefly' = 'fully'): Review => ({
  id: row.id,
  id_proposal: row.proposal_id,
  type: row.type as Review['type'],
  sender: row.author_key,
  recieved: row.subject_key,
  rating: row.rating,
  description: row.description,
  createAt: row.created_at.toISOString(),
  visible: row.visible_at ? 1 : 0,
  respuesta: row.answer ?? '',
  respuesta_at: row.answered_at?.toISOString() ?? null,
  review_nombre: named === 'fully' ? visibleName(row) : shortName(row),
  review_img_profile: row.deleted_at ? null : picturePath(row.img_profile),
});

/** A project in the list of `owner`. */
export const projectView = (row: ProjectRow, owner: Owner, now: Date): ProposalSummary => ({
  id: row.id,
  grupo: row.turn_facts.otra_elegida ? 'cerrados' : (row.grupo as Group),
  estado: row.estado as Estado,
  titulo: row.titulo,
  descripcion: row.descripcion,
  precio: row.precio === null ? null : toMxn(row.precio),
  sender: row.client_key,
  recieved: row.professional_key,
  other_key: row.other_key,
  other_nombre: nameFor(row),
  other_img_profile: row.deleted_at ? null : picturePath(row.img_profile),
  pagado: toMxn(row.pagado ?? 0),
  liberado: toMxn((row.liberado ?? 0) - (row.devuelto ?? 0)),
  devuelto: toMxn(row.devuelto ?? 0),
  por_devolver: toMxn(centavos(row.por_devolver ?? 0)),
  adicionales: row.adicionales ? 1 : 0,
  mitad_pagada: halfPaid({
    estado: row.estado as Estado,
    precio: row.precio === null ? null : centavos(row.precio),
    pagado: centavos(row.pagado ?? 0),
    adicional_por_pagar: centavos(row.adicional_por_pagar),
  })
    ? 1
    : 0,
  entregado: row.entregado_at ? 1 : 0,
  en_disputa: row.turn_facts.en_disputa ? 1 : 0,
  en_contracargo: row.turn_facts.en_contracargo ? 1 : 0,
  en_revision: row.turn_facts.en_revision ? 1 : 0,
  start: row.start,
  hora: row.hora,
  solicitud: row.turn_facts.solicitud?.id ?? null,
  solicitud_titulo: row.turn_facts.solicitud && requestTitle(row.turn_facts.solicitud),
  cambiada: row.estado === 'publicada' && row.revised_at ? 1 : 0,
  muestra_pedida: row.muestra_pedida ? 1 : 0,
  turno: turnView(row.turn_facts, owner.rol === ROL.client ? 'client' : 'professional', now),
  updateAt: row.updated_at.toISOString(),
});

export const portfolioView = (row: PortfolioRow): z.output<typeof portfolioItem> => ({
  id: row.id,
  titulo: row.titulo,
  descripcion: row.descripcion,
  version: row.version,
  imagenes: row.imagenes.map(({ id, bytes }) => ({
    ruta: publicPath(id),
    ruta_card: publicPath(id, 'card'),
    bytes,
  })),
});

/** Whether the account proves more than its password, and whether it has to. */
export const factorState = (
  row: { rol: number; has_factor: boolean },
  { teamFactor }: Pick<Config, 'teamFactor'>,
): User['segundo_factor'] => {
  if (row.has_factor) return 'activo';
  return rolOf(row) === ROL.admin && teamFactor === 'required' ? 'falta' : 'inactivo';
};
