import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenLocally, readBody } from '../http.ts';
import type { Outbox } from '../outbox.ts';
import { GraphError, invalidParameter } from './errors.ts';
import { sendMessage, templateKey } from './messages.ts';
import type { Template } from './templates.ts';

export type WhatsAppOptions = {
  token: string;
  phoneNumberId: string;
  businessId: string;
  outbox: Outbox;
};

/**
 * A stand-in for the WhatsApp Business Cloud API: messages and message templates. Templates are kept in
 * memory only, so that texts registered by an older version do not stay.
 */
export function createWhatsApp(options: WhatsAppOptions) {
  const templates = new Map<string, Template>();

  async function answer(request: IncomingMessage): Promise<object> {
    if (request.headers.authorization !== `Bearer ${options.token}`) {
      throw new GraphError(401, 190, 'Invalid OAuth access token');
    }
    const url = new URL(request.url ?? '/', 'http://local');
    const [, , owner, edge] = url.pathname.match(/^\/(v\d+\.\d+)\/([^/]+)\/([^/]+)$/) ?? [];
    const body = request.method === 'POST' ? readJson(await readBody(request)) : {};
    if (request.method === 'POST' && owner === options.phoneNumberId && edge === 'messages') {
      return sendMessage(body, templates, options.outbox);
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

  function register(body: Partial<Template>): object {
    const { name, language, category, components } = body;
    if (!name || !/^[a-z0-9_]{1,512}$/.test(name)) {
      throw invalidParameter('name has only lower case letters, digits and underscores');
    }
    if (!language || !category || !Array.isArray(components) || components.length === 0) {
      throw invalidParameter('language, category and components are required');
    }
    const key = templateKey(name, language);
    if (templates.get(key)) {
      throw invalidParameter(`There is already ${language} content for ${name}`);
    }
    const id = String(BigInt(`0x${randomBytes(6).toString('hex')}`));
    const template: Template = {
      id,
      name,
      language,
      category,
      status: 'APPROVED',
      components: components,
    };
    templates.set(key, template);
    return { id, status: template.status, category };
  }

  function list(query: URLSearchParams): object {
    const name = query.get('name');
    const data = [...templates.values()].filter((template) => !name || template.name === name);
    return { data, paging: {} };
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

  return { listener, listen: (port = 0) => listenLocally(listener, port) };
}

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
