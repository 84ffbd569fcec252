import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenLocally, readBody } from '../http.ts';
import type { Outbox } from '../outbox.ts';
import { GraphError, invalidParameter } from './errors.ts';
import { sendMessage, templateKey } from './messages.ts';
import { checkTemplate } from './review.ts';
import { type Template, TEMPLATE_STATUSES, type TemplateStatus } from './templates.ts';
import { notifier } from './webhook.ts';

export type WhatsAppOptions = {
  token: string;
  /** Signs the webhooks. */
  appSecret?: string;
  phoneNumberId: string;
  businessId: string;
  outbox: Outbox;
};

type Control = {
  hold?: boolean;
  status?: string;
  reason?: string;
  statuses?: string[];
  failEvery?: number;
  from?: string;
  text?: string;
  type?: string;
  at?: string;
  times?: number;
};

/**
 * A stand-in for the WhatsApp Business Cloud API: messages and message templates. Templates are kept in
 * memory only, so that texts registered by an older version do not stay.
 */
export function createWhatsApp(options: WhatsAppOptions) {
  const templates = new Map<string, Template>();
  const webhook = notifier(options.businessId, options.phoneNumberId, options.appSecret ?? '');
  /** When each number wrote last, by its digits. */
  const wrote = new Map<string, number>();
  /** Whether a new template is approved at once, or waits for `_control`. */
  let approving = true;
  /** What is told of each message, in this order. */
  let statuses: readonly string[] = ['sent', 'delivered'];
  /** Every so many messages one is answered with an error; 1 is an outage, 0 none. */
  let failEvery = 0;
  let received = 0;

  async function answer(request: IncomingMessage): Promise<object> {
    const url = new URL(request.url ?? '/', 'http://local');
    if (url.pathname.startsWith('/_control/')) {
      return control(url.pathname.slice(10), readJson((await readBody(request)) || '{}'));
    }
    if (request.headers.authorization !== `Bearer ${options.token}`) {
      throw new GraphError(401, 190, 'Invalid OAuth access token');
    }
    const [, , owner, edge] = url.pathname.match(/^\/(v\d+\.\d+)\/([^/]+)\/([^/]+)$/) ?? [];
    const body = request.method === 'POST' ? readJson(await readBody(request)) : {};
    if (request.method === 'POST' && owner === options.phoneNumberId && edge === 'messages') {
      return receive(body);
    }
    if (owner === options.businessId && edge === 'message_templates') {
      return request.method === 'POST' ? register(body) : list(url.searchParams);
    }
    throw new GraphError(
      400,
      100,
      `Unsupported ${request.method?.toLowerCase()} request. Object with ID '${owner}' does not exist`,
    );
  }

  function receive(body: Parameters<typeof sendMessage>[0]): object {
    received += 1;
    if (failEvery > 0 && received % failEvery === 0) {
      throw new GraphError(500, 131000, 'Something went wrong');
    }
    const { sent, answer } = sendMessage(body, templates, options.outbox, wroteLately);
    void webhook.tellStatuses({ ...sent, statuses });
    return answer;
  }

  const wroteLately = (number: string): boolean =>
    Date.now() - (wrote.get(digitsOf(number)) ?? 0) < 24 * 60 * 60_000;

  /** Somebody writes to the business's number. */
  async function write({
    from = '',
    text = '',
    type = 'text',
    at,
    times,
  }: Control): Promise<object> {
    const written = at === undefined ? new Date() : new Date(at);
    const number = digitsOf(from);
    if (!/^\d{8,15}$/.test(number)) throw invalidParameter('from must be a phone number');
    // When it comes, not what it says of itself: the window is of the provider's own clock.
    wrote.set(number, Date.now());
    await webhook.tellWritten({ from: number, type, text, at: written }, times);
    return {};
  }

  function register(body: Partial<Template>): object {
    const checked = checkTemplate(body);
    const key = templateKey(checked.name, checked.language);
    if (templates.get(key)) {
      throw invalidParameter(`There is already ${checked.language} content for ${checked.name}`);
    }
    const id = String(BigInt(`0x${randomBytes(6).toString('hex')}`));
    templates.set(key, { id, ...checked, status: 'PENDING' });
    if (approving) setImmediate(() => decide(checked.name, 'APPROVED'));
    return { id, status: 'PENDING', category: checked.category };
  }

  /** What a review says of a template, or what becomes of it later. */
  function decide(name: string, status: TemplateStatus, reason = 'NONE'): void {
    for (const template of templates.values()) {
      if (template.name !== name) continue;
      template.status = status;
      template.rejected_reason = reason;
      webhook.tell(template);
    }
  }

  function list(query: URLSearchParams): object {
    const name = query.get('name');
    const all = [...templates.values()].filter((template) => !name || template.name === name);
    const first = Number(query.get('after') ?? 0);
    const limit = Math.min(Number(query.get('limit') ?? 25), 100);
    const following = first + limit;
    const more = following < all.length;
    return {
      data: all.slice(first, following),
      paging: { cursors: { after: String(following) }, ...(more && { next: 'the next page' }) },
    };
  }

  /**
   * `review` {hold}: whether new templates wait; `templates/NAME` {status, reason}: what becomes of one; `messages`
   * {statuses, failEvery}: what is told of each message from now on, and how many of them are answered with an error;
   * `replies` {from, text, type, at, times}: somebody writes to the business, and how often it is told.
   */
  function control(path: string, body: Control): object | Promise<object> {
    if (path === 'replies') return write(body);
    if (path === 'messages') {
      statuses = body.statuses ?? statuses;
      failEvery = body.failEvery ?? failEvery;
      received = 0;
      return {};
    }
    if (path === 'review') {
      approving = !body.hold;
      return {};
    }
    const status = TEMPLATE_STATUSES.find((one) => one === body.status);
    if (!path.startsWith('templates/') || !status) throw invalidParameter(`no control ${path}`);
    decide(path.slice(10), status, body.reason);
    return {};
  }

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request)
      .then((reply) => send(response, 200, reply))
      .catch((error: unknown) => {
        if (!(error instanceof GraphError)) return response.destroy(error as Error);
        const traceId = randomBytes(8).toString('base64url');
        return send(response, error.status, error.body(traceId));
      });
  };

  return {
    listener,
    listen: (port = 0) => listenLocally(listener, port),
    setWebhook: webhook.setAddress,
    write,
  };
}

/** The digits of a number, a Mexican one without the 1 that it may have after its country. */
const digitsOf = (number: string): string =>
  number.replace(/\D/g, '').replace(/^521(?=\d{10}$)/, '52');

function readJson(text: string): Record<string, never> {
  try {
    return JSON.parse(text) as Record<string, never>;
  } catch {
    throw invalidParameter('The body is not JSON');
  }
}

function send(response: ServerResponse, status: number, reply: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(reply));
}
