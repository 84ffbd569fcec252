import type { Call } from '#contract/call.ts';

/** A way in which a call can fail, and the text that the person then reads (1 §8). */
export interface Failure {
  readonly name: string;
  readonly reply: () => Response;
  readonly code: 'internal' | 'network';
  readonly text: (call: Call) => string;
}

const SERVER_TEXT = 'Texto del servidor, tal cual';

/** Of each call, web/api/client.test.ts proves the texts; a screen proves that it shows them. */
export const FAILURES: readonly Failure[] = [
  {
    name: 'the server says why',
    reply: () => Response.json({ mensaje: SERVER_TEXT, code: 'internal' }, { status: 500 }),
    code: 'internal',
    text: () => SERVER_TEXT,
  },
  {
    name: 'a proxy answers with its page',
    reply: () => new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 }),
    code: 'internal',
    text: ({ texts }) => texts.failed,
  },
  {
    name: 'the reply is JSON without a word',
    reply: () => Response.json({}, { status: 502 }),
    code: 'internal',
    text: ({ texts }) => texts.failed,
  },
  {
    name: 'the connection fails',
    reply: () => {
      throw new TypeError('Failed to fetch');
    },
    code: 'network',
    text: ({ texts }) => texts.network,
  },
];
