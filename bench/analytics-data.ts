// Two years of data for the administrator's reports, made by set-based SQL.
import { withClient } from './client.ts';
import { withoutIndexes } from './indexes.ts';
import { fillLedger } from './ledger-data.ts';
import { INSERT_ADMINISTRATOR } from './records.ts';

const TEXTS = ['account_text', 'message_text', 'payment_text', 'review_text'];

export interface Years {
  readonly accounts: number;
  readonly messages: number;
  readonly proposals: number;
  readonly reviews: number;
  readonly payments: number;
  readonly notifications: number;
  readonly requests: number;
}

/** Scale 1 is a busy platform; the proportions stay the same at every scale. */
export const yearsFor = (scale: number): Years => ({
  accounts: Math.round(200_000 * scale),
  messages: Math.round(3_000_000 * scale),
  proposals: Math.round(300_000 * scale),
  reviews: Math.round(300_000 * scale),
  payments: Math.round(300_000 * scale),
  notifications: Math.round(1_500_000 * scale),
  requests: Math.round(150_000 * scale),
});

export function fillYears(
  databaseUrl: string,
  years: Years,
  logPhase: (what: string) => void,
): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    // Without triggers and foreign keys, which take longer and write nothing that reports read.
    await client.query('set session_replication_role = replica');
    await client.query(INSERT_ADMINISTRATOR);
    const fillAll = async () => {
      const statements = {
        people: people(years.accounts),
        conversations: conversations(years.messages),
        projects: projects(years.proposals),
        'requests, and what happened to projects': requests(years),
        reviews: reviews(years),
        payments: payments(years),
        notifications: notifications(years),
      };
      for (const [name, statement] of Object.entries(statements)) {
        logPhase(`  ${name}`);
        await client.query(statement);
      }
      logPhase('  indexes of texts');
    };
    await withoutIndexes(client, TEXTS, fillAll);
    logPhase('  the ledger');
    await fillLedger(client);
    await client.query('vacuum analyze');
  });
}

/** A number below `count` that looks random and is the same in every run. */
const pseudoRandom = (count: number | string, salt: number) =>
  `(hashint8extended(n, ${salt}) & 1048575)::int % ${count}`;
/** The time of the n-th of `count` rows, spread evenly over two years. */
const when = (count: number) => `now() - interval '730 days' * (1 - n::float8 / ${count})`;

/** One in four is a professional. All professionals and half of the clients have an address. */
const people = (accounts: number) => `
  insert into account (id, keylogin, rol, nombre, apellidos, email, nivel,
      membership_ends_at, created_at) overriding system value
    select n, 'bench-key-' || n, 1 + (n % 4 = 0)::int, 'Persona', 'Núñez', 'persona' || n || '@prueba.mx',
      nivel, case when nivel > 0 then now() + interval '10 days' end, ${when(accounts)}
    from generate_series(1, ${accounts}) n,
      lateral (select case when n % 4 = 0 and n % 5 = 0 then 1 + n % 3 else 0 end as nivel) paid;
  -- Many people live in few cities.
  insert into address (account_id, direccion, estado_id, ciudad_id, colonia, cp)
    select n, 'Calle 1', c.estado_id, c.id, 'Centro', '44100'
    from (select id as n from account where id % 4 in (0, 1)) a
    join (select *, row_number() over (order by poblacion desc, id) - 1 as rank from ciudad) c
      on c.rank = (${pseudoRandom(900, 1)}) * (${pseudoRandom(900, 2)}) / 900;
  insert into profile (account_id, descripcion) select id, 'Trabajos.' from account where rol = 2;
  insert into profile_profesion (account_id, categoria_id, orden)
    select n, c.id, 0 from (select id as n from account where rol = 2) a
    join (select id, row_number() over (order by id) - 1 as rank from categoria) c
      on c.rank = ${pseudoRandom('(select count(*) from categoria)', 3)};`;

const PER_CONVERSATION = 100;

/** Each conversation lasts a few weeks; in one of twenty the last messages are unread. */
const conversations = (messages: number) => `
  insert into conversation (id, low_id, high_id, created_at) overriding system value
    select n, n * 4 - 3, n * 4, ${when(messages / PER_CONVERSATION)}
    from generate_series(1, ${messages / PER_CONVERSATION}) n;
  insert into message (id, conversation_id, sender_id, msg, created_at) overriding system value
    select n, conversation,
      case when n % 15 = 0 then null when n % 2 = 0 then conversation * 4 else conversation * 4 - 3 end,
      repeat('llego a la hora acordada ', 1 + (n % 6)::int), ${when(messages)}
    from generate_series(1, ${messages}::bigint) n,
      lateral (select 1 + (n / ${PER_CONVERSATION} + ${pseudoRandom(500, 4)})
        % ${messages / PER_CONVERSATION} as conversation) placed;
  insert into conversation_member (account_id, other_id, conversation_id, last_message_id,
      last_read_id, unread_count)
    select account, other, id, last, case when id % 20 = 0 then last - 3000 else last end,
      case when id % 20 = 0 then 1 else 0 end
    from conversation,
      lateral (select max(m.id) as last from message m where m.conversation_id = conversation.id) newest,
      lateral (values (low_id, high_id), (high_id, low_id)) member (account, other);`;

const projects = (proposals: number) => `
  insert into proposal (id, client_id, professional_id, estado, titulo, descripcion, precio, created_at,
      updated_at) overriding system value
    select n, 1 + 4 * (${pseudoRandom('(select count(*) / 4 from account)', 5)}),
      4 + 4 * (${pseudoRandom('(select count(*) / 4 - 1 from account)', 6)}),
      -- A pair can have only one open project, so all of these are over.
      ('{finalizada,finalizada,finalizada,rechazada,retirada,expirada,cancelada}'::text[])[1 + n % 7],
      'Cambio de llave', 'Con material.', 10000 + 100 * (${pseudoRandom(5000, 7)}), ${when(proposals)}, now()
    from generate_series(1, ${proposals}) n;`;

/**
 * Requests of all trades in many cities, two of three answered, half by a proposal; projects that were published, accepted, paid and
 * finalized; and professionals who were validated as they came, each in a city.
 */
const requests = ({ requests, accounts }: Years) => `
  insert into request (client_id, sent_as, categoria, aparato, opt, cantidad, ancho, largo, titulo, descripcion, fecha, hora,
      lugar_estado, lugar_ciudad, created_at, first_answered_at, first_proposed_at)
    select 1 + 4 * (${pseudoRandom(accounts / 4, 10)}), 'bench-' || n, c.categoria, '', 'Reparar', '1', '', '', 'Fuga', 'Gotea.',
      current_date, '10:00', e.nombre, t.nombre, at,
      case when n % 3 > 0 then at + interval '1 minute' * (1 + n % 3000) end,
      case when n % 2 > 0 and n % 3 > 0 then at + interval '1 minute' * (1 + n % 3000) end
    from generate_series(1, ${requests}) n
      cross join lateral (select ${when(requests)} as at) moment
      join (select categoria, row_number() over (order by id) - 1 as rank from categoria) c
        on c.rank = ${pseudoRandom('(select count(*) from categoria)', 11)}
      join (select *, row_number() over (order by poblacion desc, id) - 1 as rank from ciudad) t
        on t.rank = (${pseudoRandom(900, 12)}) * (${pseudoRandom(900, 13)}) / 900
      join estado e on e.id = t.estado_id;
  update proposal set finalized_at = created_at + interval '9 days' where estado = 'finalizada';
  insert into proposal_event (proposal_id, evento, created_at)
    select id, evento, created_at + after from proposal, lateral (values ('publicada', interval '0'),
        ('por_pagar', interval '1 day'), ('pago_recibido', interval '2 days')) happened (evento, after)
    where evento = 'publicada' or estado in ('finalizada', 'cancelada');
  update profile p set validacion = 'validado', validacion_at = a.created_at, estado_id = d.estado_id, ciudad_id = d.ciudad_id
    from account a join address d on d.account_id = a.id where a.id = p.account_id;
  insert into listing (account_id, categoria_id, principal, estado_id, ciudad_id, estrellas, finished_count, nivel)
    select p.account_id, pp.categoria_id, true, p.estado_id, p.ciudad_id, 4, 0, 0
    from profile p join profile_profesion pp on pp.account_id = p.account_id;`;

const reviews = ({ reviews, proposals }: Years) => `
  insert into review (proposal_id, type, author_id, subject_id, rating, description, created_at)
    select p.id, type, case type when 'cliente' then p.client_id else p.professional_id end,
      case type when 'cliente' then p.professional_id else p.client_id end, (n * 7 % 6)::int,
      repeat('Muy buen trabajo. ', 1 + (n % 5)::int), ${when(reviews)}
    from generate_series(1, ${reviews / 2}) half cross join lateral (values
        ('cliente', half * 2 - 1), ('profesional', half * 2)) written (type, n)
      join proposal p on p.id = 1 + half % ${proposals};`;

/** One in five is for a membership, one in ten was never paid. */
const payments = ({ payments, proposals }: Years) => `
  insert into payment (account_id, proposal_id, type_sell, nivel, descripcion, value, payment_status,
      settled_at, closed_at, created_at, updated_at)
    select coalesce(p.client_id, 4), p.id, case when p.id is null then 'membresia' else 'proyecto' end,
      case when p.id is null then 1 end, 'Pago', 10000 + 100 * (${pseudoRandom(5000, 8)}),
      case when n % 10 = 0 then 'canceled' else 'succeeded' end,
      case when n % 10 > 0 then at end, at, at, at
    from generate_series(1, ${payments}) n cross join lateral (select ${when(payments)} as at) moment
      left join proposal p on p.id = case when n % 5 > 0 then 1 + n % ${proposals} end;`;

const notifications = ({ notifications, accounts }: Years) => `
  insert into notification (account_id, evento, msg, created_at)
    select 1 + ${pseudoRandom(accounts, 9)},
      ('{mensaje,mensaje,mensaje,publicada,por_pagar,rechazada,pagado,completado,calificacion,finalizada,entregado,cambios}'::text[])
        [1 + n % 12],
      'Tienes un mensaje nuevo de Clara Ríos en Maestros.', ${when(notifications)}
    from generate_series(1, ${notifications}) n;
  insert into notification_delivery (notification_id, channel, created_at, sent_at, arrived_at)
    select id, 'whatsapp', created_at, created_at, created_at from notification n
    where not exists (select from notification_delivery d where d.notification_id = n.id);`;
