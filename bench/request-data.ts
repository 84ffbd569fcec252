// What a client and their professionals have besides messages: requests, favourites, addresses.
import type pg from 'pg';

/** Requests in each conversation. */
const EACH = 10;

/**
 * Inserts the requests of every conversation, half of which wait for an answer, and what its client has saved. Runs after the
 * conversations, whose people it takes.
 */
export async function fillRequests(client: pg.Client): Promise<void> {
  await client.query(`
    create temp table asked as
      select (select max(id) from request) + row_number() over (order by k, conversation) as id, pair.*, k
        from pair, generate_series(1, ${EACH}) k;
    insert into request (id, client_id, sent_as, categoria, aparato, opt, cantidad, ancho, largo, titulo,
        descripcion, fecha, hora, lugar_estado, lugar_ciudad, estado, created_at, ended_at)
      overriding system value
      select id, client, 'bench-' || conversation || '-' || k, 'Plomería', '', 'Reparar una fuga', '1', '', '',
        'fuga ' || id || ': gotea', 'Gotea.', current_date, '10:00', 'Jalisco', 'Guadalajara',
        case when k % 2 = 0 then 'abierta' else 'cerrada' end, now(), case when k % 2 = 1 then now() end
      from asked;
    insert into request_recipient
        (request_id, professional_id, conversation_id, message_id, sent_at, answer_until, seen_at)
      select id, professional, conversation, -id, now(), now() + interval '1 day',
        case when k % 4 > 0 then now() end
      from asked;
    insert into favourite (client_id, professional_id, created_at)
      select client, professional, now() from pair on conflict do nothing;
    insert into saved_address (account_id, nombre, direccion, colonia, cp, estado_id, ciudad_id, created_at, updated_at)
      select account.id, 'Casa', 'Hidalgo 12', 'Americana', '44160', ciudad.estado_id, ciudad.id, now(), now()
        from account, (select * from ciudad order by poblacion desc limit 1) ciudad where rol = 1;
    insert into proposal_address (proposal_id, direccion, apartamento, referencia, colonia, cp, estado, ciudad, chosen_at)
      select id, 'Hidalgo 12', '', '', 'Americana', '44160', 'Jalisco', 'Guadalajara', now() from proposal;
    select setval(pg_get_serial_sequence('request', 'id'), max(id)) from request;`);
}
