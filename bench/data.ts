// The data of a platform of some size, made by set-based SQL in seconds.
import { fillChat } from './chat-data.ts';
import { withClient } from './client.ts';
import { fillRequests } from './request-data.ts';
import { fillMoney } from './money-data.ts';
import { verifyData } from './verify.ts';
import { CLABE_COLUMNS, clabeSql, numbers, sealColumn } from './sealed.ts';
import { fillRecords } from './records.ts';
import { BEFORE_PROFESSIONALS, pairsOf, type Size } from './scale.ts';

export function fill(databaseUrl: string, size: Size): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    // Without triggers and foreign keys, which take longer; `verifyData` checks what they would have ensured.
    await client.query('set session_replication_role = replica');
    await client.query(people(size.professionals));
    const everybody = numbers(1, BEFORE_PROFESSIONALS + size.professionals);
    await sealColumn(client, 'account.phone', everybody, (id) => `+52${3_300_000_000 + id}`);
    await client.query(PROFESSIONS);
    // Its trigger writes the column that searches compare; the professions it needs are there by now.
    await client.query('alter table profile enable always trigger profile_set_buscable');
    await client.query(PROFILES);
    await client.query('alter table profile enable trigger profile_set_buscable');
    await client.query(LISTINGS);
    await client.query(PROJECTS);
    await client.query(AREAS);
    await client.query(resetSequence('proposal'));
    await fillRecords(client, size);
    await fillMoney(client);
    await fillChat(client, pairsOf(size.conversations), size);
    await fillRequests(client);
    for (const table of ['account', 'conversation', 'message'])
      await client.query(resetSequence(table));
    await client.query('vacuum analyze');
    await verifyData(client);
  });
}

/** Sets the sequence to continue after the ids that were inserted explicitly. */
export const resetSequence = (table: string) =>
  `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`;

/** A number below `count` that looks random and is the same in every run. */
export const pseudoRandom = (count: number | string, salt: number) =>
  `(hashint8extended(n, ${salt}) & 1048575)::int % ${count}`;
export const oneOf = (words: string, salt: number) => {
  const all = words.split(' ');
  return `('{${all.join(',')}}'::text[])[1 + ${pseudoRandom(all.length, salt)}]`;
};

export const NAMES =
  'José María Juan Guadalupe Ramón Clara Luis Ana Jorge Rosa Miguel Laura Hugo Elena Raúl Inés Óscar Julia Ernesto Beatriz Ulises Nadia Wendy Yolanda Xóchitl Zacarías Quirino Fernanda Iván Dolores';
export const SURNAMES =
  'Hernández García Martínez López González Pérez Rodríguez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Jiménez Reyes Díaz Torres Gutiérrez Ruiz Aguilar Mendoza Castillo Ortiz Moreno Rivera Ramos Juárez Zúñiga Urrutia Ñúñez Ibarra Quiroz Yáñez Ocampo';
const QUALITIES =
  'garantía puntualidad experiencia limpieza factura presupuesto urgencias domicilio calidad confianza rapidez herramienta material diseño reparación instalación mantenimiento';

const people = (professionals: number) => `
  insert into account (id, keylogin, rol, nombre, apellidos, email, created_at)
    overriding system value
    select n, 'bench-key-' || n, case when n <= ${BEFORE_PROFESSIONALS} then 1 else 2 end,
      ${oneOf(NAMES, 1)}, ${oneOf(SURNAMES, 2)} || ' ' || ${oneOf(SURNAMES, 3)},
      'persona' || n || '@prueba.mx', now() - interval '1 year'
    from generate_series(1, ${BEFORE_PROFESSIONALS + professionals}) n;
  -- last_seen_at is written once a minute at most. Here each person calls only a few times, so it is set
  -- to a time at which nobody is due.
  insert into session (token_hash, account_id, created_at, last_seen_at, expires_at)
    select sha256(convert_to('bench-token-' || id, 'UTF8')), id, now(), now() + interval '1 hour',
      now() + interval '1 day'
    from account;`;

const PROFESSIONS = `
  insert into profile_profesion (account_id, categoria_id, orden)
    select a.id, c.id, 0 from (select id, id as n from account where rol = 2) a
    join (select id, row_number() over (order by id) - 1 as rank from categoria) c
      on c.rank = ${pseudoRandom('(select count(*) from categoria)', 4)};
  -- Every other one has a second trade.
  insert into profile_profesion (account_id, categoria_id, orden)
    select a.id, c.id, 1 from (select id, id as n from account where rol = 2 and id % 2 = 0) a
    join (select id, row_number() over (order by id) - 1 as rank from categoria) c
      on c.rank = ${pseudoRandom('(select count(*) from categoria)', 11)}
    on conflict do nothing;
  -- A third says from which price.
  update profile_profesion set desde = 5000 * (1 + account_id % 40) where account_id % 3 = 0;`;

const PROFILES = `
  insert into profile (account_id, descripcion, estado_id, ciudad_id, validacion, validacion_at,
      review_count, review_stars, finished_count, dias, hora_inicio, hora_fin, updated_at)
    select n, 'Trabajos con ' || ${oneOf(QUALITIES, 5)} || ' y ' || ${oneOf(QUALITIES, 6)}
        || ' en ' || c.nombre || ' y sus alrededores.',
      c.estado_id, c.id, 'validado', now(),
      ${pseudoRandom(40, 7)}, ${pseudoRandom(40, 7)} * (60 + ${pseudoRandom(40, 8)}) / 20, ${pseudoRandom(60, 9)},
      -- Two in five say when they work; few of them on Sundays.
      case when n % 5 < 2 then array['lun', 'mar', 'mie', 'jue', 'vie', 'sab']
        || case when n % 50 = 0 then array['dom'] else array[]::text[] end else array[]::text[] end,
      case when n % 5 = 0 then 9 end, case when n % 5 = 0 then 16 + n % 5 end, now()
    from (select id as n from account where rol = 2) a
    join (select *, row_number() over (order by poblacion desc, id) - 1 as rank from ciudad) c
      on c.rank = ${pseudoRandom(300, 10)};
  insert into answer_time (account_id, minutes, conversations)
    select id, 10 + ${pseudoRandom(300, 12)}, 5 from (select id, id as n from account where rol = 2 and id % 4 = 0) a;`;

/** The rows that triggers would have written. */
const LISTINGS = `
  insert into listing (account_id, categoria_id, principal, estado_id, ciudad_id, estrellas, finished_count, nivel)
    select p.account_id, pp.categoria_id, pp.orden = 0, p.estado_id, p.ciudad_id, p.estrellas, p.finished_count, p.nivel
      from profile p join profile_profesion pp on pp.account_id = p.account_id;
  insert into findable select * from findable_now;
  insert into search_word
    select distinct lexema from findable f, unnest(tsvector_to_array(f.lexemas)) lexema
      where lexema !~ '^#' and length(lexema) >= 4;`;

/** Each professional has finished one project, whose money is released. */
const PROJECTS = `
  insert into proposal (id, client_id, professional_id, estado, titulo, descripcion, precio,
      created_at, updated_at, finalized_at) overriding system value
    select n - ${BEFORE_PROFESSIONALS}, 1 + n % ${BEFORE_PROFESSIONALS}, n, 'finalizada',
      'Cambio de llave', 'Con material.', 150000, now(), now(), now()
    from (select id as n from account where rol = 2) a;
  insert into ledger_account (kind, proposal_id, balance, credited, debited)
    select 'retenido', id, 0, 150000, 150000 from proposal;
  insert into ledger_account (kind, account_id) select 'profesional', professional_id from proposal;`;

/** Each professional has earnings, a payout method, a membership payment and a portfolio project. */
const AREAS = `
  insert into ledger_movement (operation_key, kind, proposal_id, created_at)
    select 'bench:' || id, 'liberacion', id, now() from proposal;
  insert into ledger_entry (movement_id, account_id, amount)
    select m.id, a.id, 142200 from ledger_movement m
      join proposal p on p.id = m.proposal_id
      join ledger_account a on a.account_id = p.professional_id and a.kind = 'profesional';
  insert into payment_method (account_id, tipo, metodo, ${CLABE_COLUMNS}, created_at, updated_at)
    select id, 'Transferencia', 'Clabe interbancaria', ${clabeSql('032180000118359719')}, now(), now()
      from account where rol = 2;
  insert into security_change (account_id, kind, created_at)
    select id, 'clabe', now() - interval '1 year' from account;
  insert into notification (account_id, evento, msg, created_at)
    select id, 'membresia_terminada', 'Tu membresía terminó.', now() from account;
  insert into notification_delivery (notification_id, channel, created_at, sent_at, arrived_at)
    select id, 'whatsapp', created_at, created_at, created_at from notification;
  insert into payment (account_id, type_sell, nivel, descripcion, value, id_payment, created_at, updated_at,
      settled_at)
    select id, 'membresia', 1, 'Membresía Bronce', 19900, 'pi_level_' || id || '_', now(), now(), now()
      from account where rol = 2;
  insert into portfolio (account_id, titulo, descripcion)
    select id, 'Cocina', 'Tarja y llaves nuevas.' from account where rol = 2;`;
