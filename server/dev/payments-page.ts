import { formatCentavos } from '#domain/money.ts';
import { devPage, escape, when } from './page.ts';

/** What the stand-in of payments tells of itself. */
export interface PaymentsOverview {
  available: number;
  pending: number;
  payments: {
    payment_intent: string;
    description: string | null;
    amount: number;
    amount_refunded: number;
    created: number;
    refunds: { id: string; amount: number; status: string }[];
    disputes: {
      id: string;
      amount: number;
      status: string;
      reason: string;
      evidence_details: { due_by: number | null; submission_count: number };
    }[];
    warned: boolean;
  }[];
  payouts: { id: string; amount: number; status: string; created: number }[];
}

type Payment = PaymentsOverview['payments'][number];

interface Asked {
  /** What payments are looked for by. */
  search: string;
  notice: string;
  failure: string;
}

const SHOWN = 25;

const REFUND_STATES: Record<string, string> = {
  pending: 'en camino',
  succeeded: 'hecho',
  failed: 'falló',
  canceled: 'cancelado',
};
const DISPUTE_STATES: Record<string, string> = {
  warning_needs_response: 'consulta, espera respuesta',
  warning_under_review: 'consulta en revisión',
  warning_closed: 'consulta cerrada',
  needs_response: 'espera respuesta',
  under_review: 'en revisión',
  appeal_needs_response: 'apelado, espera respuesta',
  appeal_under_review: 'apelación en revisión',
  prevented: 'evitado',
  won: 'ganado',
  lost: 'perdido',
};
const PAYOUT_STATES: Record<string, string> = {
  in_transit: 'en camino',
  paid: 'llegó',
  failed: 'regresó',
};
const REASONS: Record<string, string> = {
  fraudulent: 'No reconoce el pago: fraude',
  product_not_received: 'No recibió el servicio',
  product_unacceptable: 'El servicio no fue lo acordado',
  credit_not_processed: 'No le reembolsaron',
  duplicate: 'Le cobraron dos veces',
  unrecognized: 'No reconoce el cargo',
  general: 'Otro motivo',
};

/**
 * A form that asks the stand-in for something; what it did is said in the words of `done`. It is sent to the page's
 * own address, so that what was searched for stays.
 */
const form = (path: string, done: string, label: string, fields = ''): string => `
<form method="post"><input type="hidden" name="control" value="${escape(path)}">
<input type="hidden" name="done" value="${escape(done)}">${fields}<button>${escape(label)}</button></form>`;

const fixed = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escape(value)}">`;

const choice = (name: string, label: string, options: Record<string, string>): string =>
  `<label>${label}<select name="${name}">${Object.entries(options)
    .map(([value, text]) => `<option value="${escape(value)}">${escape(text)}</option>`)
    .join('')}</select></label>`;

const typed = (name: string, label: string, value = ''): string =>
  `<label>${label}<input name="${name}" inputmode="decimal" autocomplete="off" value="${escape(value)}"></label>`;

const money = (amount: number): string =>
  `<span class="money">${escape(formatCentavos(amount))}</span>`;

const list = (rows: string[]): string =>
  rows.length === 0 ? '' : `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`;

function refundRow({ id, amount, status }: Payment['refunds'][number]): string {
  const end = (next: string, label: string) =>
    form(`refunds/${id}`, `Reembolso: ${label.toLowerCase()}.`, label, fixed('status', next));
  const possible =
    status === 'pending'
      ? end('succeeded', 'Termina bien') + end('failed', 'Falla') + end('canceled', 'Se cancela')
      : status === 'succeeded'
        ? end('failed', 'Falla tarde')
        : '';
  return `Reembolso de ${money(amount)}: ${REFUND_STATES[status] ?? escape(status)}<div class="row">${possible}</div>`;
}

function disputeRow({ id, amount, status, reason, evidence_details }: Payment['disputes'][number]) {
  const close = (next: string, label: string) =>
    form(
      `disputes/${id}/close`,
      `Contracargo: ${label.toLowerCase()}.`,
      label,
      fixed('status', next),
    );
  const stand = (next: string, label: string) =>
    form(`disputes/${id}`, `Contracargo: ${label.toLowerCase()}.`, label, fixed('status', next));
  const isOpen = !['won', 'lost', 'warning_closed', 'prevented'].includes(status);
  const possible = [
    isOpen ? close('won', 'Se gana') + close('lost', 'Se pierde') : '',
    isOpen ? stand('prevented', 'Se evita') : '',
    status === 'lost' ? stand('appeal_under_review', 'Se apela') : '',
    status === 'lost' ? close('won', 'Se gana después de todo') : '',
    status.startsWith('warning_') && isOpen
      ? form(`disputes/${id}/escalate`, 'La consulta ya es contracargo.', 'Se vuelve contracargo')
      : '',
  ].join('');
  return `Contracargo de ${money(amount)}: ${DISPUTE_STATES[status] ?? escape(status)}
<p class="small">${escape(REASONS[reason] ?? reason)} · ${
    evidence_details.submission_count > 0 ? 'con pruebas entregadas' : 'sin pruebas entregadas'
  } · ${
    evidence_details.due_by === null
      ? 'sin plazo'
      : `plazo hasta ${when(evidence_details.due_by * 1000)}`
  }</p><div class="row">${possible}</div>`;
}

function paymentRow(payment: Payment): string {
  const { payment_intent: id, amount, amount_refunded: refunded, created, description } = payment;
  const intent = fixed('payment_intent', id);
  return `<li>
<header><b>${escape(description ?? 'Pago sin descripción')}</b> ${when(created * 1000)}</header>
<p>${money(amount)}${refunded > 0 ? ` · reembolsado ${money(refunded)}` : ''}${payment.warned ? ' · con aviso de fraude' : ''}</p>
<p class="small">${escape(id)}</p>
${list([...payment.disputes.map(disputeRow), ...payment.refunds.map(refundRow)])}
<details><summary>Provocar algo con este pago</summary>
${form(
  'disputes',
  'Contracargo abierto.',
  'Abrir contracargo',
  intent +
    choice('reason', 'Motivo', REASONS) +
    typed('amount', 'Monto en pesos (vacío: todo)') +
    typed('due_in_days', 'Días de plazo (vacío: sin plazo)', '9') +
    '<label class="check"><input type="checkbox" name="inquiry" value="true"> solo consulta</label>',
)}
${form(
  'refunds',
  'Reembolso hecho en el panel del proveedor.',
  'Reembolsar en el panel',
  intent + typed('amount', 'Monto en pesos (vacío: el resto)'),
)}
${form('early_fraud_warnings', 'Aviso de fraude enviado.', 'Avisar de posible fraude', intent)}
</details>
</li>`;
}

const balanceSection = ({ available, pending, payouts }: PaymentsOverview): string => `<section>
<h2>Saldo en el proveedor</h2>
<p>Disponible ${money(available)} · pendiente ${money(pending)}</p>
<div class="row">${form('balance/available', 'Todo está disponible.', 'Liberar lo pendiente')}</div>
${form('payouts', 'El dinero va al banco.', 'Enviar al banco', typed('amount', 'Monto en pesos (vacío: todo)'))}
${list(
  payouts.slice(0, 5).map(({ id, amount, status, created }) => {
    const end = (next: string, label: string) =>
      form(
        `payouts/${id}`,
        `Envío al banco: ${label.toLowerCase()}.`,
        label,
        fixed('status', next),
      );
    const possible =
      (status === 'in_transit' ? end('paid', 'Llega') : '') +
      (status === 'failed' ? '' : end('failed', 'El banco lo regresa'));
    return `<header><span>Envío de ${money(amount)}: ${PAYOUT_STATES[status] ?? escape(status)}</span> ${when(created * 1000)}</header><div class="row">${possible}</div>`;
  }),
)}
</section>`;

const CALLS: Record<string, string> = {
  '*': 'Cualquiera',
  'POST /v1/refunds': 'Reembolsar',
  'POST /v1/payment_intents': 'Crear un pago',
  'GET /v1/payment_intents/:id': 'Leer un pago',
};

const faultsSection = `<section>
<h2>Fallas del proveedor</h2>
${form(
  'faults',
  'La falla espera a las siguientes llamadas.',
  'Provocar falla',
  choice('match', 'Llamada', CALLS) +
    choice('kind', 'Falla', {
      '429': 'Demasiadas llamadas (429)',
      '500': 'Se descompone (500)',
      slow: 'Tarda 10 segundos',
      lost: 'Hace el trabajo y pierde la respuesta',
    }) +
    typed('times', 'Veces', '1') +
    fixed('ms', '10000'),
)}
<div class="row">${form('faults', 'Ya nada falla.', 'Quitar todas las fallas')}</div>
${form(
  'refunds',
  'Así terminan los reembolsos nuevos.',
  'Guardar',
  choice('status', 'Los reembolsos nuevos', {
    succeeded: 'quedan hechos',
    pending: 'se quedan en camino',
    failed: 'son rechazados',
  }),
)}
${form(
  'webhooks',
  'Así llegan los avisos nuevos.',
  'Guardar',
  choice('mode', 'Los avisos del proveedor', {
    deliver: 'llegan en seguida',
    hold: 'se detienen',
    duplicate: 'llegan dos veces',
    shuffle: 'llegan en desorden',
  }),
)}
<div class="row">${form('webhooks/flush', 'Avisos entregados.', 'Entregar los detenidos')}</div>
</section>`;

const unknownSection = `<section>
<h2>Lo que Maestros no conoce</h2>
${form(
  'charges',
  'Cobro hecho en el panel del proveedor.',
  'Cobrar en el panel',
  typed('amount', 'Monto en pesos', '1,234.00') + fixed('description', 'Cobro hecho en el panel'),
)}
<div class="row">${form('events', 'Aviso enviado.', 'Avisar de algo que nadie atiende', fixed('type', 'customer.created'))}</div>
</section>`;

/** The payments at the stand-in, with what banks and the provider can be made to do on their own. */
export function paymentsPage(
  overview: PaymentsOverview,
  { search, notice, failure }: Asked,
): string {
  const words = search.toLowerCase();
  const found = overview.payments.filter(({ payment_intent, description }) =>
    `${payment_intent} ${description ?? ''}`.toLowerCase().includes(words),
  );
  return devPage(
    'Pagos en el proveedor de prueba',
    `<p>Lo que hacen por su cuenta el banco, la tarjeta y el proveedor.</p>
${notice ? `<p class="notice" role="status">${escape(notice)}</p>` : ''}
${failure ? `<p class="notice bad" role="alert">No se pudo: ${escape(failure)}</p>` : ''}
${balanceSection(overview)}
${faultsSection}
${unknownSection}
<section><h2>Pagos</h2>
<form method="get" action="/_dev/payments"><label>Buscar por texto o número<input type="search" name="search" value="${escape(search)}"></label><button>Buscar</button></form>
<p class="small">${found.length > SHOWN ? `Los ${SHOWN} más nuevos de ${found.length}` : `${found.length} en total`}</p>
</section>
<ol>${found.slice(0, SHOWN).map(paymentRow).join('\n')}</ol>`,
  );
}
