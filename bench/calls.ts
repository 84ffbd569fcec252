import type { FastifyInstance } from 'fastify';
import { FEW, keyOf, LONGEST, MANY, type Pair, pairs, tokenOf } from './scale.ts';

const as = (account: number) => ({
  rute: '',
  session_id: tokenOf(account),
  keylogin: keyOf(account),
  account,
});

/** The fields of a professional's calls about a conversation; each call ignores those it does not use. */
const aboutPair = ({ client, professional }: Pair) => ({
  ...as(professional),
  key_primary: keyOf(professional),
  key_secundary: keyOf(client),
});

/** Bodies of many people, so that no rate limit is reached and no two wait for the same row. */
const busy = pairs.slice(MANY.conversations);
export const everybody = pairs.map(aboutPair);
export const pages = busy.map(aboutPair);
const sending = (pair: Pair) => ({
  ...aboutPair(pair),
  sender: keyOf(pair.professional),
  keys: [keyOf(pair.professional), keyOf(pair.client)],
  msg: 'Ya voy en camino, llego en media hora.',
});
export const sends = busy.map(sending);
export const lists = Array.from({ length: FEW.people }, (_, index) => as(FEW.firstAccount + index));
export const longList = as(MANY.account);
/** For reading the longest conversation, and for sending in it. */
export const aboutLongest = pairs.slice(LONGEST - 1).map(sending)[0] ?? {};

export const CALLS = {
  read: '/api/chat/get_conversations_no_read.php',
  page: '/api/chat/get_messages.php',
  send: '/api/chat/send_message.php',
  list: '/api/chat/get_conversations.php',
  search: '/api/default/get_profiles.php',
  project: '/api/chat/get_proposal.php',
  profile: '/api/default/get_profile_public.php',
  account: '/api/account/validate_session.php',
} as const;

/** Makes a call inside this process; anything but a success stops the run. */
export async function ask(
  app: FastifyInstance,
  url: string,
  body: object,
): Promise<Record<string, unknown>> {
  const reply = await app.inject({ method: 'POST', url, payload: body });
  const answer = reply.json<Record<string, unknown>>();
  if (answer.mensaje !== 'success') throw new Error(`${url} answered ${reply.body}`);
  return answer;
}
