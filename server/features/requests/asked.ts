import { sql } from 'kysely';
import type { RequestAsked } from '#contract/requests.ts';
import type { When } from '#domain/requests/when.ts';
import type { Db, Trx } from '#server/db/pool.ts';

// What is stored of requests, and nothing of their answers: other features begin new requests with it.

const REQUEST = [
  'r.id',
  'r.client_id',
  'r.sent_as',
  'r.estado',
  'r.categoria',
  'r.aparato',
  'r.opt',
  'r.cantidad',
  'r.ancho',
  'r.largo',
  'r.titulo',
  'r.descripcion',
  'r.fecha',
  'r.hora',
  'r.cuando',
  'r.lugar_estado',
  'r.lugar_ciudad',
  'r.lugar_colonia',
  'r.lugar_cp',
  'r.precotizacion',
  'r.created_at',
  'r.ended_at',
] as const;

const IMAGES = sql<string[]>`array(
  select i.file_id from request_image i where i.request_id = r.id order by i.orden)`;

export const requests = (db: Db | Trx) =>
  db.selectFrom('request as r').select(REQUEST).select(IMAGES.as('imagenes'));

export type RequestRow = Awaited<
  ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>
>;

/** What was asked for, as typed. */
export const askedOf = (row: RequestRow): RequestAsked => ({
  categoria: row.categoria,
  aparato: row.aparato,
  opt: row.opt,
  cantidad: row.cantidad,
  ancho: row.ancho,
  largo: row.largo,
  titulo: row.titulo,
  descripcion_servicio: row.descripcion,
  fecha: row.fecha,
  hora: row.hora,
  cuando: row.cuando as When,
  estado: row.lugar_estado,
  ciudad: row.lugar_ciudad,
  colonia: row.lugar_colonia,
  cp: row.lugar_cp,
});

/** Further back, the requests of a client are too old to begin with. */
const REMEMBERED = 50;

/** Whom a request is sought for, and the work that they finished last, if any. */
export interface WorkedFor {
  readonly professionalId: number;
  readonly lastWork: number | null;
}

/**
 * The request of a client that each of these professionals answered with their last work, none where that answered none;
 * without a work the last one they got. Its place is where the work was, once said.
 */
export async function lastRequests(
  db: Db | Trx,
  clientId: number,
  people: readonly WorkedFor[],
): Promise<(RequestRow & { professional_id: number })[]> {
  const works = people.flatMap(({ lastWork }) => lastWork ?? []);
  const others = people.filter(({ lastWork }) => lastWork === null);
  const rows = await requests(db)
    .innerJoin('request_recipient as rr', 'rr.request_id', 'r.id')
    .leftJoin('proposal_address as pa', 'pa.proposal_id', 'rr.proposal_id')
    .distinctOn('rr.professional_id')
    .select([
      'rr.professional_id',
      'pa.estado as en_estado',
      'pa.ciudad as en_ciudad',
      'pa.colonia as en_colonia',
      'pa.cp as en_cp',
    ])
    .where('r.client_id', '=', clientId)
    .where((one) =>
      one.or([
        one('rr.proposal_id', '=', sql<number>`any(${works}::bigint[])`),
        one.and([
          one(
            'rr.professional_id',
            '=',
            sql<number>`any(${others.map(({ professionalId }) => professionalId)}::bigint[])`,
          ),
          one('r.id', 'in', (latest) =>
            latest
              .selectFrom('request')
              .select('id')
              .where('client_id', '=', clientId)
              .orderBy('id', 'desc')
              .limit(sql.lit(REMEMBERED)),
          ),
        ]),
      ]),
    )
    .orderBy('rr.professional_id')
    .orderBy('r.id', 'desc')
    .execute();
  return rows.map(({ en_estado, en_ciudad, en_colonia, en_cp, ...row }) => ({
    ...row,
    lugar_estado: en_estado ?? row.lugar_estado,
    lugar_ciudad: en_ciudad ?? row.lugar_ciudad,
    lugar_colonia: en_colonia ?? row.lugar_colonia,
    lugar_cp: en_cp ?? row.lugar_cp,
  }));
}

/** The street of a client's latest request that went with one. */
export const lastStreet = (db: Db, clientId: number) =>
  db
    .selectFrom((latest) =>
      latest
        .selectFrom('request')
        .select(['id', 'lugar_direccion', 'lugar_apartamento', 'lugar_colonia', 'lugar_cp'])
        .where('client_id', '=', clientId)
        .orderBy('id', 'desc')
        .limit(sql.lit(REMEMBERED))
        .as('r'),
    )
    .select([
      'r.lugar_direccion as direccion',
      'r.lugar_apartamento as apartamento',
      'r.lugar_colonia as colonia',
      'r.lugar_cp as cp',
    ])
    .where('r.lugar_direccion', '<>', '')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Where the work of a project is by the request that it answers; the street is '' where none was chosen. */
export const placeOfRequest = (db: Db | Trx, proposalId: number) =>
  db
    .selectFrom('request_recipient as rr')
    .innerJoin('request as r', 'r.id', 'rr.request_id')
    .select([
      'r.lugar_direccion as direccion',
      'r.lugar_apartamento as apartamento',
      'r.lugar_referencia as referencia',
      'r.lugar_colonia as colonia',
      'r.lugar_cp as cp',
      'r.lugar_ciudad as ciudad',
      'r.lugar_estado as estado',
    ])
    .where('rr.proposal_id', '=', proposalId)
    .executeTakeFirst();
