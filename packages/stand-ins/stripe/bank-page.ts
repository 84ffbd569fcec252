import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http.ts';
import { authenticate } from './confirm.ts';
import type { Context } from './context.ts';
import { bankStyles } from './bank-styles.ts';
import type { PaymentIntent } from './types.ts';

/**
 * The bank's page of 3-D Secure: `/3ds/:intent?client_secret=…` asks, and its form answers, without
 * scripts. In a window it redirects to return_url; in a frame (`frame=1`) it says that it is done, and the
 * surrounding page polls the intent.
 */
export async function answerBankPage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  context: Context,
): Promise<void> {
  const name = url.pathname.split('/').at(-1) ?? '';
  if (name === 'bank.css') return send(response, 200, 'text/css', bankStyles);
  const intent = context.store.intents.get(name);
  if (!intent || intent.client_secret !== url.searchParams.get('client_secret')) {
    return send(response, 404, 'text/html', layout('<h1>Este pago no existe</h1>'));
  }
  if (request.method === 'POST') {
    const answer = new URLSearchParams(await readBody(request)).get('respuesta');
    const after = authenticate(context, intent, answer === 'autorizar');
    context.store.commit();
    return leave(response, url, context, after);
  }
  if (intent.status !== 'requires_action') return leave(response, url, context, intent);
  return send(response, 200, 'text/html', layout(question(context, intent)));
}

function leave(response: ServerResponse, url: URL, context: Context, intent: PaymentIntent): void {
  const returnUrl = context.store.attempts.get(intent.id)?.return_url;
  if (url.searchParams.get('frame') === '1' || !returnUrl) {
    const text = intent.last_payment_error
      ? 'El pago no se autorizó.'
      : 'Listo. Tu banco ya respondió.';
    return send(
      response,
      200,
      'text/html',
      layout(`<h1>${text}</h1><p>Volviendo a la tienda…</p>`),
    );
  }
  const back = new URL(returnUrl);
  back.searchParams.set('payment_intent', intent.id);
  back.searchParams.set('payment_intent_client_secret', intent.client_secret);
  back.searchParams.set('redirect_status', redirectStatus(intent));
  response.writeHead(303, { location: back.href, 'cache-control': 'no-store' }).end();
}

function redirectStatus(intent: PaymentIntent): string {
  if (intent.status === 'succeeded') return 'succeeded';
  return intent.status === 'processing' ? 'pending' : 'failed';
}

function question(context: Context, intent: PaymentIntent): string {
  const card = context.store.methods.get(intent.payment_method ?? '')?.method.card;
  const amount = new Intl.NumberFormat('es-MX', {
    style: 'currency',
    currency: intent.currency,
    currencyDisplay: 'narrowSymbol',
  }).format(intent.amount / 100);
  return `
    <h1>¿Autorizas esta compra?</h1>
    <dl>
      <div><dt>Importe</dt><dd class="amount">${escaped(amount)} ${escaped(intent.currency.toUpperCase())}</dd></div>
      <div><dt>Tarjeta</dt><dd>terminación ${escaped(card?.last4 ?? '')}</dd></div>
      ${intent.description ? `<div><dt>Concepto</dt><dd>${escaped(intent.description)}</dd></div>` : ''}
    </dl>
    <form method="post">
      <button name="respuesta" value="autorizar" class="yes">Autorizar</button>
      <button name="respuesta" value="rechazar">Rechazar</button>
    </form>
    <p class="small">Banco de pruebas: aquí no se mueve dinero de verdad.</p>`;
}

function layout(content: string): string {
  return `<!doctype html>
<html lang="es-MX">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Tu banco</title>
  <link rel="stylesheet" href="bank.css">
</head>
<body>
  <main>
    <p class="bank"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 10 12 4l9 6M5 10v8M10 10v8M14 10v8M19 10v8M3 20h18"/></svg>Tu banco · verificación segura</p>
    ${content}
  </main>
</body>
</html>
`;
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  // The server that mounts this page may forbid framing; this page needs a frame.
  response.removeHeader('x-frame-options');
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'",
    'content-type': `${type}; charset=utf-8`,
  });
  response.end(body);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
