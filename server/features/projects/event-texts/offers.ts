import { formatCentavos } from '#domain/money.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import { type EventFacts, type EventTexts, reason } from './text.ts';

const priceNow = ({ monto }: EventFacts): string => `ahora por ${formatCentavos(monto)}`;

/** What is said of a proposal until it is accepted, and of one that comes to nothing. */
export const OFFERS = {
  por_publicar: {
    chat: (s) => `${s.professional} empezó a preparar una propuesta.`,
    notification: null,
  },
  publicada: {
    chat: (s) =>
      `${s.professional} envió la propuesta «${s.titulo}» por ${formatCentavos(s.monto)}.`,
    notification: {
      who: 'client',
      evento: 'publicada',
      parameters: (s) => [s.professional, s.titulo, formatCentavos(s.monto)],
    },
  },
  revisada: {
    chat: (s) =>
      `${s.professional} cambió la propuesta «${s.titulo}»${s.repriced ? `: ${priceNow(s)}` : ''}.${reason(s, 'Qué cambió')}`,
    notification: {
      who: 'client',
      evento: 'revisada',
      parameters: (s) => [
        s.professional,
        s.titulo,
        s.repriced ? priceNow(s) : 'el precio es el mismo',
      ],
    },
  },
  cambio_pedido: {
    chat: (s) => `${s.client} pidió un cambio antes de aceptar.${reason(s, 'Qué cambiaría')}`,
    notification: {
      who: 'professional',
      evento: 'cambio_pedido',
      parameters: (s) => [s.client, s.titulo],
    },
  },
  cambio_declinado: {
    chat: (s) => `${s.professional} dejó la propuesta como está.${reason(s, 'Por qué')}`,
    notification: {
      who: 'client',
      evento: 'cambio_declinado',
      parameters: (s) => [s.professional, s.titulo],
    },
  },
  rechazada: {
    chat: (s) => `${s.client} rechazó la propuesta.`,
    notification: {
      who: 'professional',
      evento: 'rechazada',
      parameters: (s) => [s.client, s.titulo],
    },
  },
  por_pagar: {
    chat: (s) => `${s.client} aceptó la propuesta. El trabajo empieza cuando esté pagado.`,
    notification: {
      who: 'professional',
      evento: 'por_pagar',
      parameters: (s) => [s.client, s.titulo],
    },
  },
  retirada: {
    chat: (s) => `${s.professional} retiró la propuesta.${reason(s)}`,
    notification: {
      who: 'client',
      evento: 'retirada',
      parameters: (s) => [s.professional, s.titulo],
    },
  },
  // Its author did not choose to: the new proposal needs its place.
  reemplazada: {
    chat: (s) =>
      `La propuesta «${s.titulo}» se retiró porque ${s.professional} empezó a preparar otra.`,
    notification: null,
  },
  borrador_retirado: {
    chat: (s) => `${s.professional} dejó de preparar la propuesta.`,
    notification: null,
  },
  expirada: {
    chat: () => 'La propuesta venció: pasaron 15 días sin respuesta.',
    notification: {
      who: 'professional',
      evento: 'expirada',
      parameters: (s) => [s.titulo, s.client],
    },
  },
  // Without the name, because the account is being deleted.
  cuenta_eliminada: {
    chat: () => 'Una de las dos cuentas se eliminó: el proyecto se cerró y no hubo ningún cargo.',
    notification: null,
  },
} as const satisfies Partial<Record<ProjectEvent, EventTexts>>;
