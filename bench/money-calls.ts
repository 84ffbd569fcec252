// What the team reads of one payment, and of what banks ask or warn about.
import type { FastifyInstance } from 'fastify';
import { ask, everybody } from './calls.ts';
import type { BenchRequest } from './chat-calls.ts';
import { ADMINISTRATOR, keyOf, tokenOf } from './scale.ts';

const admin = { rute: '', session_id: tokenOf(ADMINISTRATOR), keylogin: keyOf(ADMINISTRATOR) };
const [pair = {}] = everybody;

const INQUIRIES = '/api/admin/chargebacks/get_consultas.php';

export async function moneyCalls(app: FastifyInstance): Promise<BenchRequest[]> {
  const page = async (de: string) => ask(app, INQUIRIES, { ...admin, de });
  const [asked, warned] = [await page('bancos'), await page('redes')];
  const [one] = asked.consultas as { pago: number }[];
  const requests: readonly (readonly [name: string, url: string, body: object])[] = [
    ['a payment', '/api/admin/pagos/get_pago_de_cliente.php', { pago_id: one?.pago }],
    ['inquiries of banks', INQUIRIES, { de: 'bancos' }],
    ['inquiries of banks, page 2', INQUIRIES, { de: 'bancos', marca: asked.siguiente }],
    ['warnings of networks', INQUIRIES, { de: 'redes' }],
    ['warnings of networks, page 2', INQUIRIES, { de: 'redes', marca: warned.siguiente }],
    ['warnings between two', '/api/admin/chargebacks/get_avisos.php', pair],
  ];
  return requests.map(([name, url, body]) => ({ name, url, body: { ...body, ...admin } }));
}
