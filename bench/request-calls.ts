import type { FastifyInstance } from 'fastify';
import { ask, everybody, longList } from './calls.ts';

const [professional = {}] = everybody;

/** The calls about requests, favourites and addresses, of a client with many and of one who got some of them. */
export async function requestCalls(
  app: FastifyInstance,
): Promise<(readonly [url: string, body: object])[]> {
  const own = '/api/requests/get_requests.php';
  const received = '/api/requests/get_received_requests.php';
  const first = await ask(app, own, longList);
  const [one] = first.solicitudes as { id: number }[];
  const other_key = 'key_primary' in professional ? professional.key_primary : '';
  return [
    [own, longList],
    [own, { ...longList, antes: first.siguiente }],
    [own, { ...longList, estado: 'cerrada' }],
    [own, { ...longList, con: other_key }],
    ['/api/requests/get_request.php', { ...longList, id: one?.id }],
    ['/api/requests/close_request.php', { ...longList, id: one?.id }],
    [received, professional],
    [received, { ...professional, por_responder: 1 }],
    ['/api/favourites/get_known.php', longList],
    ['/api/favourites/get_favourites.php', longList],
    ['/api/account/get_rehire.php', longList],
    ['/api/account/get_rehire.php', { ...longList, other_key }],
    ['/api/account/get_addresses.php', longList],
    ['/api/account/get_counts.php', longList],
  ];
}
