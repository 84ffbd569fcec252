import { devPage, escape, when } from './page.ts';
import { choice, fixed, form, list, money, typed } from './payments-forms.ts';
import type { PaymentsOverview } from './payments-overview.ts';
import {
  balanceSection,
  cardsSection,
  faultsSection,
  unknownSection,
} from './payments-provider.ts';

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
const REASONS: Record<string, string> = {
  fraudulent: 'No reconoce el pago: fraude',
  product_not_received: 'No recibió el servicio',
  product_unacceptable: 'El servicio no fue lo acordado',
  credit_not_processed: 'No le reembolsaron',
  duplicate: 'Le cobraron dos veces',
  unrecognized: 'No reconoce el cargo',
  general: 'Otro motivo',
};

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
<p>${money(amount)}${refunded > 0 ? ` · reembolsado ${money(refunded)}` : ''}${payment.warned ? ' · con aviso de fraude' : ''}${payment.authentication === 'any' ? ' · 3-D Secure pedido' : ''}</p>
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
${faultsSection(overview)}
${cardsSection(overview)}
${unknownSection}
<section><h2>Pagos</h2>
<form method="get" action="/_dev/payments"><label>Buscar por texto o número<input type="search" name="search" value="${escape(search)}"></label><button>Buscar</button></form>
<p class="small">${found.length > SHOWN ? `Los ${SHOWN} más nuevos de ${found.length}` : `${found.length} en total`}</p>
</section>
<ol>${found.slice(0, SHOWN).map(paymentRow).join('\n')}</ol>`,
  );
}
