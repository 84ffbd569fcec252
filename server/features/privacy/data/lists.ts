import { type RawBuilder, sql } from 'kysely';
import { acquainted } from '#server/features/accounts/index.ts';
import type { Db } from '#server/db/pool.ts';
import { isFor } from '#server/features/chat/index.ts';
import type { Purpose } from '#server/features/files/index.ts';
import { unsealed } from '#server/db/sealed/index.ts';

/** The most rows of a list in one file of the archive. */
const PAGE = 1000;

interface Row {
  readonly id: number;
}

type Rows = RawBuilder<Row>;

/** An amount in MXN; it is stored in centavos. */
const mxn = (column: string) => sql<number>`${sql.ref(column)} / 100.0::float8`;

const keyOf = (column: string) =>
  sql<string>`(select keylogin from account where id = ${sql.ref(column)})`;

/** Says whether a column is the person or the other party, without naming that one. */
const authorLabel = (column: string, me: number) =>
  sql<string>`case when ${sql.ref(column)} = ${me} then 'tú' else 'la otra persona' end`;

/**
 * The lists of an account's data, each ordered by id after `after`: what the person did, and what others
 * wrote to or about them.
 */
const LISTS: Record<string, (me: number, after: number) => Rows> = {
  proyectos: (me, after) => sql<Row>`
    select p.id, p.estado, p.titulo, p.descripcion, p."start", p."end", p.hora, p.duracion,
      ${mxn('p.precio')} as precio, (select coalesce(jsonb_agg(jsonb_build_object(
          'concepto', line ->> 'concepto', 'monto', (line ->> 'monto')::bigint / 100.0) order by n), '[]')
        from jsonb_array_elements(p.conceptos) with ordinality as x (line, n)) as conceptos,
      p.incluye, p.no_incluye,
      ${keyOf('p.client_id')} as sender, ${keyOf('p.professional_id')} as recieved,
      p.created_at as "createAt", p.updated_at as "updateAt", p.published_at, p.entregado_at,
      p.completed_at, p.finalized_at, (select jsonb_build_object('profesional', s.professional_agrees, 'cliente', s.client_agrees,
        'quitada', s.taken_down_at, 'motivo', s.taken_down_motivo)
        from showing s where s.proposal_id = p.id) as muestra,
      ${mxn('h.credited')} as pagado, ${mxn('h.debited')} as salio, ${mxn('h.returned')} as devuelto
    from proposal p left join ledger_account h on h.proposal_id = p.id and h.kind = 'retenido'
    where (p.professional_id = ${me} or (p.client_id = ${me} and p.published_at is not null)) and p.id > ${after}
    order by p.id limit ${PAGE}`,
  pagos: (me, after) => sql<Row>`
    select id, id_payment, type_sell, descripcion, ${mxn('value')} as value, divisa, payment_status,
      card_brand as tarjeta, card_last4 as ultimos_digitos, created_at as "createAt", settled_at
    from payment where account_id = ${me} and id > ${after}
    order by id limit ${PAGE}`,
  saldo: (me, after) => sql<Row>`
    select m.id, m.kind as movimiento, ${mxn('e.amount')} as monto, m.proposal_id as id_proposal,
      m.created_at as "createAt"
    from ledger_account a
      join ledger_entry e on e.account_id = a.id
      join ledger_movement m on m.id = e.movement_id
    where a.kind = 'profesional' and a.account_id = ${me} and m.id > ${after}
    order by m.id limit ${PAGE}`,
  'pagos-a-mi-cuenta': (me, after) => sql<Row>`
    select id, fecha, ${mxn('amount')} as monto, tipo, metodo, numero_sealed as numero, estado, clave_rastreo, motivo,
      created_at as "createAt", sent_at as enviado_at, done_at as terminado_at,
      returned_at as devuelto_at
    from payout where account_id = ${me} and id > ${after}
    order by id limit ${PAGE}`,
  'resenas-enviadas': (me, after) => sql<Row>`
    select id, proposal_id as id_proposal, ${keyOf('review.subject_id')} as recieved, rating, description,
      answer as respuesta, created_at as "createAt", deleted_at as eliminada_at
    from review where author_id = ${me} and id > ${after}
    order by id limit ${PAGE}`,
  'resenas-recibidas': (me, after) => sql<Row>`
    select id, proposal_id as id_proposal, ${keyOf('review.author_id')} as sender, rating, description,
      answer as respuesta, created_at as "createAt"
    from review where subject_id = ${me} and deleted_at is null and visible_at is not null and id > ${after}
    order by id limit ${PAGE}`,
  disputas: (me, after) => sql<Row>`
    select d.id, d.proposal_id as id_proposal, ${authorLabel('d.opened_by', me)} as abierta_por, d.texto,
      d.respuesta, d.respuesta_at,
      d.created_at as "createAt", d.resolved_at, d.fin as como_termino, d.motivo as decision
    from proposal p join dispute d on d.proposal_id = p.id
    where (p.client_id = ${me} or p.professional_id = ${me}) and d.id > ${after}
    order by d.id limit ${PAGE}`,
  solicitudes: (me, after) => sql<Row>`
    select r.id, r.categoria, r.aparato, r.opt, r.cantidad, r.ancho, r.largo, r.titulo,
      r.descripcion as descripcion_servicio, r.fecha, r.hora, r.cuando, r.lugar_estado as estado,
      r.lugar_ciudad as ciudad, r.lugar_colonia as colonia, r.lugar_cp as cp, r.lugar_direccion as direccion,
      r.lugar_apartamento as apartamento, r.lugar_referencia as referencia,
      r.precotizacion / 100.0 as precotizacion, r.estado as como_quedo, r.created_at as "createAt"
    from request r where r.client_id = ${me} and r.id > ${after}
    order by r.id limit ${PAGE}`,
  'solicitudes-recibidas': (me, after) => sql<Row>`
    select request_id as id, sent_at as "createAt", declined as declinada, motivo, answered_at as respondida
    from request_recipient where professional_id = ${me} and request_id > ${after}
    order by request_id limit ${PAGE}`,
  avisos: (me, after) => sql<Row>`
    select n.id, n.msg, n.created_at as "createAt", n.read_at as leido_at,
      (select json_agg(json_build_object('canal', d.channel, 'sent_at', d.sent_at, 'llego_at', d.arrived_at) order by d.id)
        from notification_delivery d where d.notification_id = n.id) as canales
    from notification n where n.account_id = ${me} and n.id > ${after}
    order by n.id limit ${PAGE}`,
  'cambios-de-seguridad': (me, after) => sql<Row>`
    select id, kind as cambio, created_at as "createAt"
    from security_change where account_id = ${me} and id > ${after}
    order by id limit ${PAGE}`,
  'nombres-anteriores': (me, after) => sql<Row>`
    select id, nombre, apellidos, changed_at
    from former_name where account_id = ${me} and id > ${after}
    order by id limit ${PAGE}`,
  'nombres-comerciales-anteriores': (me, after) => sql<Row>`
    select id, nombre, changed_at
    from former_trade_name where account_id = ${me} and id > ${after}
    order by id limit ${PAGE}`,
  'vistas-de-identificacion': (me, after) => sql<Row>`
    select id, case when viewer_id = ${me} then 'tú' else 'el equipo de Maestros' end as quien,
      created_at as "createAt"
    from id_image_view where owner_id = ${me} and id > ${after}
    order by id limit ${PAGE}`,
  bloqueos: (me, after) => sql<Row>`
    select blocked_id as id, ${keyOf('person_block.blocked_id')} as persona, created_at as "createAt"
    from person_block where blocker_id = ${me} and blocked_id > ${after}
    order by blocked_id limit ${PAGE}`,
  favoritos: (me, after) => sql<Row>`
    select id, ${keyOf('favourite.professional_id')} as persona, created_at as "createAt"
    from favourite where client_id = ${me} and id > ${after}
    order by id limit ${PAGE}`,
  direcciones: (me, after) => sql<Row>`
    select d.id, d.nombre, d.direccion, d.apartamento, d.referencia, d.colonia, d.cp, e.nombre as estado,
      c.nombre as ciudad, d.created_at as "createAt", d.updated_at as "updateAt"
    from saved_address d join estado e on e.id = d.estado_id join ciudad c on c.id = d.ciudad_id
    where d.account_id = ${me} and d.id > ${after}
    order by d.id limit ${PAGE}`,
  'direcciones-de-proyectos': (me, after) => sql<Row>`
    select d.proposal_id as id, d.direccion, d.apartamento, d.referencia, d.colonia, d.cp, d.ciudad, d.estado,
      d.chosen_at
    from proposal_address d join proposal p on p.id = d.proposal_id
    where p.client_id = ${me} and d.proposal_id > ${after}
    order by d.proposal_id limit ${PAGE}`,
  denuncias: (me, after) => sql<Row>`
    select id, ${keyOf('person_report.reported_id')} as persona, motivo, texto, created_at as "createAt"
    from person_report where reporter_id = ${me} and id > ${after}
    order by id limit ${PAGE}`,
  'peticiones-de-eliminacion': (me, after) => sql<Row>`
    select id, motivo, asked_at, withdrawn_at
    from deletion_request where account_id = ${me} and id > ${after}
    order by id limit ${PAGE}`,
};

/** One page of a conversation; only the person's own images are named. */
export const messages =
  (conversationId: number) =>
  (me: number, after: number): Rows =>
    sql<Row>`
    select m.id, case when m.sender_id is null then 'Maestros' else ${authorLabel('m.sender_id', me)} end as de,
      m.msg, case when m.sender_id = ${me} then m.file_id end as imagen, m.created_at as "createAt"
    from message m where m.conversation_id = ${conversationId} and m.id > ${after}
      and ${isFor(me, 'm')}
    order by m.id limit ${PAGE}`;

/** One page of the conversations, each with the other person. */
export const conversations = (me: number, after: number) =>
  sql<Row & { persona: string; nombre: string }>`
    select m.conversation_id as id, o.keylogin as persona,
      case when o.deleted_at is not null then 'Cuenta eliminada'
        when ${acquainted('m.account_id', 'm.other_id')}
          then coalesce(nullif(p.nombre_comercial, ''), o.nombre || ' ' || o.apellidos)
        else coalesce(nullif(p.nombre_comercial, ''),
          split_part(o.nombre, ' ', 1) || ' ' || left(o.apellidos, 1) || '.') end as nombre
    from conversation_member m
      join account o on o.id = m.other_id
      left join profile p on p.account_id = o.id
    where m.account_id = ${me} and m.conversation_id > ${after}
    order by m.conversation_id limit ${PAGE}`;

/** One page of the person's own images. */
export const images = (me: number, after: string) =>
  sql<{ id: string; purpose: Purpose }>`
    select id, purpose from file where owner_id = ${me} and id > ${after}
    order by id limit ${PAGE}`;

export const ownLists = Object.entries(LISTS);

/** Of the lists, payouts alone have something that is sealed. */
const readable = <R extends object>(db: Db, row: R): R =>
  'numero' in row && Buffer.isBuffer(row.numero)
    ? { ...row, numero: unsealed(db, 'payout.numero', row.numero) }
    : row;

/** All rows of a list, page by page. */
export async function* pagesOf<R extends { id: number | string }>(
  db: Db,
  page: (after: R['id']) => RawBuilder<R>,
  first: R['id'],
): AsyncGenerator<R[]> {
  for (let after: R['id'] = first; ; ) {
    const { rows } = await page(after).execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => readable(db, row));
    if (rows.length < PAGE) return;
    after = last.id;
  }
}
