import { sql } from 'kysely';
import type { ProjectEvent } from '#domain/projects/events.ts';
import { longDay } from '#lib/date-words.ts';
import { formatClock, mexicoDay } from '#lib/mexico-time.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { ChargebackRow } from './queries.ts';

/** As many messages as a bank reads; the newest of the project's time. */
const MESSAGES = 200;

/** By the clocks of Mexico City, as the two people read it. */
export const at = (date: Date): string =>
  `${longDay(mexicoDay(date.getTime()))}, ${formatClock(date.getTime())}`;

/** With what a project ends that is not finalized. */
const ENDS: readonly ProjectEvent[] = [
  'cancelada',
  'cancelada_por_plazo',
  'cuenta_eliminada',
  'disputa_resuelta',
  'disputa_acordada',
];

/** When a finalized or cancelled project ended; null for any other. */
const endOf = (project: string) => {
  const p = (column: string) => sql.ref(`${project}.${column}`);
  return sql<Date | null>`case ${p('estado')}
    when 'finalizada' then ${p('finalized_at')}
    when 'cancelada' then (select max(e.created_at) from proposal_event e
      where e.proposal_id = ${p('id')} and e.evento = any(${[...ENDS]}))
    end`;
};

/** The time in which the two of a project wrote each other because of it. */
interface Span {
  /** When the request was sent that led to it; null where none did. */
  readonly asked: Date | null;
  /** When the project before it of the same two ended; null for their first. */
  readonly previous: Date | null;
  readonly ended: Date | null;
}

async function spanOf(db: Db | Trx, proposalId: number): Promise<Span> {
  const { rows } = await sql<Span>`select
    (select min(r.sent_at) from request_recipient r where r.proposal_id = p.id
      or (r.request_id = p.answers_request_id and r.professional_id = p.professional_id)) as asked,
    (select max(${endOf('b')}) from proposal b
      where b.client_id = p.client_id and b.professional_id = p.professional_id and b.id < p.id) as previous,
    ${endOf('p')} as ended
    from proposal p where p.id = ${proposalId}`.execute(db);
  return rows[0] ?? { asked: null, previous: null, ended: null };
}

interface Written {
  readonly sender_id: number;
  readonly msg: string;
  readonly file_id: string | null;
  readonly created_at: Date;
}

/** What the two wrote in that time, the newest first. No other request comes between: they have one open project at most. */
async function writtenIn(
  db: Db | Trx,
  proposalId: number,
  { from, until }: { from: Date | null; until: Date },
): Promise<Written[]> {
  const { rows } = await sql<Written>`
    select m.sender_id, m.msg, m.file_id, m.created_at from proposal p
    join conversation c on c.low_id = least(p.client_id, p.professional_id)
      and c.high_id = greatest(p.client_id, p.professional_id)
    join message m on m.conversation_id = c.id
    where p.id = ${proposalId} and m.sender_id is not null
      and m.created_at >= ${from ?? new Date(0)} and m.created_at <= ${until}
    order by m.id desc limit ${MESSAGES + 1}`.execute(db);
  return rows;
}

/**
 * The messages that belong to a project, each in a line: from the request that led to it, or from what came after the two
 * were done with their project before, until it ended or the chargeback was opened. The first line says so.
 */
export async function messageLines(
  db: Db | Trx,
  { proposalId, opened_at }: Pick<ChargebackRow, 'opened_at'> & { proposalId: number },
  nameOf: (sender: number) => string,
): Promise<string[]> {
  const { asked, previous, ended } = await spanOf(db, proposalId);
  const isOver = ended !== null && ended < opened_at;
  const from = asked ?? previous;
  const since =
    asked !== null
      ? `desde la solicitud de la que nació (${at(asked)})`
      : previous !== null
        ? `desde que terminó el proyecto anterior de las mismas personas (${at(previous)})`
        : 'desde su primer mensaje';
  const until = isOver
    ? `hasta que terminó (${at(ended)})`
    : `hasta que se abrió el contracargo (${at(opened_at)})`;
  const found = await writtenIn(db, proposalId, { from, until: isOver ? ended : opened_at });
  const shown = found.slice(0, MESSAGES).toReversed();
  return [
    `Solo los de este proyecto: ${since} y ${until}.`,
    ...(found.length > MESSAGES ? [`Son los últimos ${MESSAGES}.`] : []),
    ...(shown.length === 0 ? ['Sin mensajes.'] : []),
    ...shown.map(
      ({ sender_id, msg, file_id, created_at }) =>
        `${at(created_at)} · ${nameOf(sender_id)}: ${msg}${file_id === null ? '' : ' (con imagen)'}`,
    ),
  ];
}
