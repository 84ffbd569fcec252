// The calls of the chat. Their cost must not depend on the number of messages.
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { aboutLongest, ask, CALLS, longList } from './calls.ts';
import { LONGEST } from './scale.ts';

const LAST_PAGE = 10;

export interface BenchRequest {
  readonly name: string;
  readonly url: string;
  readonly body: object;
}

export async function chatCalls(app: FastifyInstance, client: pg.Client): Promise<BenchRequest[]> {
  const marks = [await ask(app, CALLS.list, longList)];
  for (let page = 2; page < LAST_PAGE; page++)
    marks.push(await ask(app, CALLS.list, { ...longList, antes: marks.at(-1)?.siguiente }));
  const { rows } = await client.query<{ middle: string }>(
    `select percentile_disc(0.5) within group (order by id) as middle
      from message where conversation_id = $1`,
    [LONGEST],
  );
  const read = { ...aboutLongest, visto: false };
  return [
    { name: 'unread count', url: CALLS.read, body: longList },
    { name: 'list of 1,000, page 1', url: CALLS.list, body: longList },
    {
      name: `list of 1,000, page ${LAST_PAGE}`,
      url: CALLS.list,
      body: { ...longList, antes: marks.at(-1)?.siguiente },
    },
    {
      name: 'list of 1,000, nothing new',
      url: CALLS.list,
      body: { ...longList, desde: marks[0]?.marca },
    },
    { name: 'newest page of the longest', url: CALLS.page, body: read },
    {
      name: 'page in the middle of the longest',
      url: CALLS.page,
      body: { ...read, antes: Number(rows[0]?.middle) },
    },
    {
      name: 'nothing new in the longest',
      url: CALLS.page,
      body: { ...read, despues: Number.MAX_SAFE_INTEGER },
    },
    { name: 'sending in the longest', url: CALLS.send, body: aboutLongest },
  ];
}
