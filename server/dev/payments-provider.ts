import { escape, when } from './page.ts';
import { choice, fixed, form, list, money, typed } from './payments-forms.ts';
import type { PaymentsOverview, TestCard } from './payments-overview.ts';

const PAYOUT_STATES: Record<string, string> = {
  in_transit: 'en camino',
  paid: 'llegó',
  failed: 'regresó',
};

export const balanceSection = ({
  available,
  pending,
  payouts,
}: PaymentsOverview): string => `<section>
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

const FAULTS: Record<string, string> = {
  '429': 'Demasiadas llamadas (429)',
  '500': 'Se descompone (500)',
  in_use: 'Su clave está en uso (409)',
  slow: 'Tarda 10 segundos',
  lost: 'Hace el trabajo y pierde la respuesta',
};

export const faultsSection = ({
  faults,
  refund_status,
  webhooks,
}: PaymentsOverview): string => `<section>
<h2>Fallas del proveedor</h2>
${faults.length === 0 ? '<p>Ahora nada falla.</p>' : ''}
${list(
  faults.map(
    ({ match, kind, times }) =>
      `${escape(FAULTS[kind] ?? kind)} · ${escape(CALLS[match] ?? match)} · ${times === 1 ? 'una vez' : `${times} veces`}`,
  ),
)}
${form(
  'faults',
  'La falla espera a las siguientes llamadas.',
  'Provocar falla',
  choice('match', 'Llamada', CALLS) +
    choice('kind', 'Falla', FAULTS) +
    typed('times', 'Veces', '1') +
    fixed('ms', '10000'),
)}
<div class="row">${form('faults', 'Ya nada falla.', 'Quitar todas las fallas')}</div>
${form(
  'refunds',
  'Así terminan los reembolsos nuevos.',
  'Guardar',
  choice(
    'status',
    'Los reembolsos nuevos',
    {
      succeeded: 'quedan hechos',
      pending: 'se quedan en camino',
      failed: 'son rechazados',
    },
    refund_status,
  ),
)}
${form(
  'webhooks',
  'Así llegan los avisos nuevos.',
  'Guardar',
  choice(
    'mode',
    'Los avisos del proveedor',
    {
      deliver: 'llegan en seguida',
      hold: 'se detienen',
      duplicate: 'llegan dos veces',
      shuffle: 'llegan en desorden',
    },
    webhooks,
  ),
)}
<div class="row">${form('webhooks/flush', 'Avisos entregados.', 'Entregar los detenidos')}</div>
</section>`;

const DECLINES: Record<string, string> = {
  generic_decline: 'el banco la rechaza',
  insufficient_funds: 'sin fondos',
  expired_card: 'vencida',
  incorrect_cvc: 'código de seguridad incorrecto',
  processing_error: 'error al procesarla',
};
const AFTERWARDS: Record<string, string> = {
  dispute: 'paga, y su banco abre un contracargo: fraude',
  'not-received': 'paga, y su banco abre un contracargo: no recibió el servicio',
  inquiry: 'paga, y su banco pregunta primero',
  warning: 'paga, y llega un aviso de fraude',
};
const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' };

/** What a card does: «Visa · de otro país (ES), cuesta más · paga». */
function cardWords({ brand, country, funding, threeDSecure, ...card }: TestCard): string {
  const end =
    DECLINES[card.decline ?? ''] ?? AFTERWARDS[card.afterwards ?? ''] ?? card.decline ?? 'paga';
  const words = [
    BRANDS[brand] ?? brand,
    country && `de otro país (${country}), cuesta más`,
    funding === 'debit' && 'de débito',
    threeDSecure && 'su banco pide autorizar',
    end,
    card.availableAtOnce && 'su dinero está disponible en seguida',
  ];
  return words.filter(Boolean).join(' · ');
}

export const cardsSection = ({ cards }: PaymentsOverview): string => `<section>
<details><summary>Tarjetas de prueba</summary>
<p class="small">Con cualquier fecha futura y cualquier código.</p>
${list(
  Object.entries(cards).map(
    ([number, card]) =>
      `<span class="money">${escape(number.replaceAll(/(\d{4})(?=\d)/g, '$1 '))}</span> ${escape(cardWords(card))}`,
  ),
)}
</details>
</section>`;

export const unknownSection = `<section>
<h2>Lo que Maestros no conoce</h2>
${form(
  'charges',
  'Cobro hecho en el panel del proveedor.',
  'Cobrar en el panel',
  typed('amount', 'Monto en pesos', '1,234.00') + fixed('description', 'Cobro hecho en el panel'),
)}
<div class="row">${form('events', 'Aviso enviado.', 'Avisar de algo que nadie atiende', fixed('type', 'customer.created'))}</div>
</section>`;
