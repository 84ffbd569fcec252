// Accounts, reviews, payments and requests that only administrators list; their number is set separately.
import type pg from 'pg';
import { ADMINISTRATOR, BEFORE_PROFESSIONALS, type Size } from './scale.ts';

/** The signed-in administrator who requests the lists and reports. */
export const INSERT_ADMINISTRATOR = `
  insert into account (id, keylogin, rol, nombre, apellidos, email, created_at, permisos)
    overriding system value
    select ${ADMINISTRATOR}, 'bench-key-${ADMINISTRATOR}', 4, 'Ada', 'Solís', 'equipo@prueba.mx', now(), array['dueño'];
  insert into session (token_hash, account_id, created_at, last_seen_at, expires_at)
    select sha256(convert_to('bench-token-${ADMINISTRATOR}', 'UTF8')), ${ADMINISTRATOR}, now(),
      now() + interval '1 hour', now() + interval '1 day';`;

/**
 * Inserts inactive accounts with their payments, reviews and requests. They have no profile and no conversation, so
 * that they affect no other measurement.
 */
export async function fillRecords(
  client: pg.Client,
  { professionals, records }: Size,
): Promise<void> {
  const before = BEFORE_PROFESSIONALS + professionals;
  const people = Math.max(2, records - before);
  const half = Math.floor(people / 2);
  const oneOf = (words: readonly string[]) =>
    `('{${words.map((word) => `"${word}"`).join(',')}}'::text[])[1 + n % ${words.length}]`;
  await client.query(`
    ${INSERT_ADMINISTRATOR}
    insert into account (id, keylogin, rol, nombre, apellidos, email, created_at)
      overriding system value
      select ${before} + n, 'bench-key-' || (${before} + n), 1 + n % 2,
        ${oneOf(['Lucía', 'Mateo', 'Renata', 'Emilio', 'Camila'])},
        ${oneOf(['Ibáñez', 'Olvera', 'Quintana', 'Zavala', 'Uribe', 'Nájera', 'Lara'])} || ' ' || n % 1000,
        'persona' || (${before} + n) || '@prueba.mx', now() - interval '2 years'
      from generate_series(1, ${people}) n;
    with project as (
      insert into proposal (client_id, professional_id, estado, titulo, descripcion, precio,
          created_at, updated_at, finalized_at)
        -- Every second account is a professional.
        select ${before} + 2 + 2 * (n % ${half}), ${before} + 1 + 2 * (7 * n % ${half}),
          'finalizada', 'Pintura de la sala', 'Con material.', 250000,
          now() - interval '1 year', now() - interval '1 year', now() - interval '1 year'
        from generate_series(1, ${Math.ceil(records / 2)}) n
        returning id, client_id, professional_id
    )
    insert into review (proposal_id, type, author_id, subject_id, rating, description, created_at)
      select id, type, client_id, professional_id, id % 6,
        'Reseña ' || id || ': llegó a tiempo y dejó todo limpio, lo recomiendo.', now()
      from project, unnest('{cliente,profesional}'::text[]) type;
    -- One in ten was tried and given up.
    insert into payment (account_id, type_sell, nivel, descripcion, value, id_payment, payment_status,
        created_at, updated_at, settled_at, closed_at)
      select ${before} + 1 + n % ${people}, 'membresia', 1, 'Membresía Bronce', 19900,
        'pi_bench_' || n || '_', case when n % 10 > 0 then 'succeeded' else 'canceled' end, now(), now(),
        case when n % 10 > 0 then now() end, case when n % 10 = 0 then now() end
      from generate_series(1, ${records}) n;
    with asked as (
      insert into request (client_id, sent_as, categoria, aparato, opt, cantidad, ancho, largo, titulo,
          descripcion, fecha, hora, lugar_estado, lugar_ciudad, estado, created_at, ended_at)
        select ${before} + 2 + 2 * (n % ${half}), 'bench-' || n, ${oneOf(['Plomería', 'Pintura', 'Electricidad'])},
          '', 'Reparar una fuga', '1', '', '', 'Fuga ' || n || ': de la tarja', 'Gotea.', current_date, '10:00',
          ${oneOf(['Jalisco', 'Sonora', 'Puebla', 'Yucatán', 'Colima'])}, 'Guadalajara',
          case when n % 3 > 0 then 'abierta' else 'cerrada' end, now(), case when n % 3 = 0 then now() end
        from generate_series(1, ${records}) n
        returning id
    )
    insert into request_recipient (request_id, professional_id, conversation_id, message_id, sent_at, answer_until)
      select id, ${before} + 1 + 2 * (7 * id % ${half}), -id, -id, now(), now() from asked;`);
}
