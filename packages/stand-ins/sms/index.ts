import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenLocally, readBody } from '../http.ts';
import type { Outbox } from '../outbox.ts';

export type SmsOptions = {
  account: string;
  token: string;
  /** The number that sends, E.164. */
  from: string;
  outbox: Outbox;
};

/** Ten segments, as the real service has it. */
const BODY_MAX = 1600;

/** Numbers with this ending simulate landlines. */
const NO_MOBILE = /9999999$/;

/** A refusal in the shape of Twilio's API. */
class Refusal extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  body(): object {
    const { status, code, message } = this;
    return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
  }
}

/** A stand-in for Twilio's Messages: it refuses what Twilio refuses, and sends to the outbox. */
export function createSms({ account, token, from, outbox }: SmsOptions) {
  const expected = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  /** What it answers instead, until told otherwise. */
  let failing: { status: number; code: number } | null = null;

  async function answer(request: IncomingMessage): Promise<object> {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    const body = request.method === 'POST' ? await readBody(request) : '';
    if (pathname === '/_control/fail') {
      failing = JSON.parse(body || 'null') as typeof failing;
      return {};
    }
    if (request.headers.authorization !== expected) {
      throw new Refusal(401, 20003, 'Authenticate');
    }
    if (request.method !== 'POST' || pathname !== `/2010-04-01/Accounts/${account}/Messages.json`) {
      throw new Refusal(404, 20404, `The requested resource ${pathname} was not found`);
    }
    if (failing) throw new Refusal(failing.status, failing.code, 'The stand-in was told to fail');
    return send(new URLSearchParams(body));
  }

  function send(form: URLSearchParams): object {
    const to = form.get('To') ?? '';
    const text = form.get('Body') ?? '';
    if (form.get('From') !== from) {
      throw new Refusal(400, 21606, `The From phone number ${form.get('From')} is not yours`);
    }
    if (!/^\+[1-9]\d{7,14}$/.test(to)) throw new Refusal(400, 21211, `Invalid 'To' Number: ${to}`);
    if (text === '') throw new Refusal(400, 21602, 'Message body is required.');
    if (text.length > BODY_MAX) throw new Refusal(400, 21617, 'The body exceeds 1600 characters.');
    if (NO_MOBILE.test(to))
      throw new Refusal(400, 21614, `'To' number is not a valid mobile number`);
    outbox.add({ channel: 'sms', to, text, at: new Date().toISOString() });
    return {
      sid: `SM${randomBytes(16).toString('hex')}`,
      account_sid: account,
      to,
      from,
      body: text,
      status: 'queued',
      error_code: null,
    };
  }

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request)
      .then((reply) => write(response, 201, reply))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) return response.destroy(error as Error);
        return write(response, error.status, error.body());
      });
  };

  return { listen: (port = 0) => listenLocally(listener, port) };
}

function write(response: ServerResponse, status: number, reply: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(reply));
}
