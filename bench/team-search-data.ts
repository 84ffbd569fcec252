// A platform of a million accounts, as the team searches it: as many projects and payments, and the payouts of years.
import type pg from 'pg';
import { NAMES, oneOf, pseudoRandom, resetSequence, SURNAMES } from './data.ts';
import { CLABE_COLUMNS, clabeSql, numbers, sealColumn } from './sealed.ts';
import { withoutIndexes } from './indexes.ts';

/** The name that one in ten has. */
export const COMMON_NAME = 'María';

/** A key as accounts have them, of 43 characters. */
export const longKeyOf = (account: number): string => `bench-key-${account}`.padEnd(43, '-');
export const phoneOf = (account: number): string =>
  String(3_300_000_000 + ((account * 7919) % 100_000_000));
export const providerIdOf = (payment: number): string =>
  `pi_3Bench${String(payment).padStart(12, '0')}`;
export const trackingKeyOf = (payout: number): string => `MBAN${String(payout).padStart(16, '0')}`;

/** Who searches: several, because each is limited. */
export const TEAM = [-1, -2, -3, -4] as const;

const TEAM_ACCOUNTS = `
  insert into account (id, keylogin, rol, nombre, apellidos, email, created_at, permisos)
    overriding system value
    select n, 'bench-key-' || n, 4, 'Ada', 'Solís', 'equipo' || n || '@prueba.mx', now(), array['dueño']
    from unnest(array[${TEAM.join()}]) n;
  insert into session (token_hash, account_id, created_at, last_seen_at, expires_at)
    select sha256(convert_to('bench-token-' || n, 'UTF8')), n, now(), now() + interval '1 hour',
      now() + interval '1 day'
    from unnest(array[${TEAM.join()}]) n;`;

const surname = (salt: number) => oneOf(SURNAMES, salt);

const people = (accounts: number) => `
  insert into account (id, keylogin, rol, nombre, apellidos, email, trade_name, created_at)
    overriding system value
    select n, rpad('bench-key-' || n, 43, '-'), case when n % 3 = 0 then 2 else 1 end,
      case when n % 10 = 0 then '${COMMON_NAME}' else ${oneOf(NAMES, 1)} end,
      ${surname(2)} || ' ' || ${surname(3)},
      'persona' || n || '@prueba.mx',
      case when n % 9 = 0 then 'Servicios ' || ${surname(4)} || ' ' || n else '' end, now() - interval '1 year'
    from generate_series(1, ${accounts}) n;
  insert into profile (account_id, descripcion, nombre_comercial, validacion, validacion_at, updated_at)
    select id, 'Trabajo con cuidado.', trade_name, 'validado', now(), now() from account where rol = 2;
  insert into profile_profesion (account_id, categoria_id, orden)
    select a.id, c.id, 0 from (select id, id as n from account where rol = 2) a
    join (select id, row_number() over (order by id) - 1 as rank from categoria) c
      on c.rank = ${pseudoRandom('(select count(*) from categoria)', 5)};`;

const WORKS =
  'Impermeabilizar Pintar Cambiar Reparar Instalar Limpiar Revisar Colocar Fumigar Destapar Barnizar Soldar';
const THINGS =
  'azotea sala cocina calentador tinaco portón closet tablero jardín baño puerta ventana fachada cisterna bomba lámpara';
const TROUBLES = 'gotea truena huele rechina brinca chorrea parpadea cruje zumba tiembla';
const CITIES = 'Guadalajara Zapopan Monterrey Mérida Puebla León Querétaro Toluca Tijuana Cancún';

const projects = (count: number) => `
  insert into proposal (id, client_id, professional_id, estado, titulo, descripcion, precio, categoria,
      lugar_ciudad, lugar_estado, created_at, updated_at, finalized_at) overriding system value
    select n, 1 + (n * 3 + 1) % ${count}, 3 + (n * 3) % ${count - 3}, 'finalizada',
      ${oneOf(WORKS, 11)} || ' ' || ${oneOf(THINGS, 12)},
      'Con material y mano de obra; ' || ${oneOf(TROUBLES, 13)} || ' junto a ' || ${oneOf(THINGS, 14)}
        || ' desde hace días, folio ' || n || '.',
      150000, 'Plomería', ${oneOf(CITIES, 15)}, 'Jalisco', now(), now(), now()
    from generate_series(1, ${count}) n;`;

const money = (count: number) => `
  insert into payment (account_id, type_sell, nivel, descripcion, value, id_payment, payment_status,
      created_at, updated_at, settled_at)
    select n, 'membresia', 1, 'Membresía Bronce', 19900,
      'pi_3Bench' || lpad(n::text, 12, '0'), 'succeeded', now(), now(), now()
    from generate_series(1, ${count}) n;
  insert into payout_batch (fecha, started_at, completed_at)
    select date '2022-01-05' + 7 * n, now(), now() from generate_series(0, 199) n on conflict do nothing;
  insert into payout (fecha, account_id, amount, tipo, metodo, ${CLABE_COLUMNS}, estado, clave_rastreo, created_at, sent_at, done_at)
    select date '2022-01-05' + 7 * (n % 200), 3 + 3 * (n / 200), 10000, 'Transferencia', 'Clabe interbancaria',
      ${clabeSql('032180000118359719')}, 'pagado', 'MBAN' || lpad(n::text, 16, '0'), now(), now(), now()
    from generate_series(1, 200000) n;`;

/** The indexes of words, which are built once instead of row by row. */
const BUILT_LATER = [
  'account_text',
  'account_signs',
  'account_words',
  'account_email_start',
  'account_phone_start',
  'account_phone_end',
  'proposal_text',
  'proposal_signs',
  'proposal_words',
  'payment_text',
  'payment_signs',
  'payment_provider_id_begins',
];

export async function fillTeamSearch(client: pg.Client, accounts: number): Promise<void> {
  // Without triggers and foreign keys, which take longer.
  await client.query('set session_replication_role = replica');
  await withoutIndexes(client, BUILT_LATER, async () => {
    await client.query(TEAM_ACCOUNTS);
    await client.query(people(accounts));
    await sealColumn(client, 'account.phone', numbers(1, accounts), (id) => `+52${phoneOf(id)}`);
    await client.query(projects(accounts));
    await client.query(money(accounts));
  });
  for (const table of ['account', 'proposal']) await client.query(resetSequence(table));
  await client.query('vacuum analyze');
}
