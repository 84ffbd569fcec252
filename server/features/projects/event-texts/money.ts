import { stopped } from '#lib/stopped.ts';
import { BANK_CHANGED, REFUND_AGAIN, RELEASED_LATE } from '#domain/chargebacks/reasons.ts';
import { formatCentavos } from '#domain/money.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import type { EventTexts } from './text.ts';

/** What is said of money: what the client pays, what is released, and what a provider or bank does. */
export const MONEY = {
  pago_parcial: {
    chat: (s) =>
      `Pago parcial recibido: ${formatCentavos(s.monto)} quedan protegidos. Faltan ${formatCentavos(s.falta)} antes de completar el proyecto.`,
    notification: {
      who: 'professional',
      evento: 'pago_parcial',
      parameters: (s) => [s.titulo, formatCentavos(s.monto)],
    },
  },
  pago_recibido: {
    chat: (s) =>
      `Pago recibido: ${formatCentavos(s.monto)} quedan protegidos hasta que se confirme el trabajo.`,
    notification: {
      who: 'professional',
      evento: 'pagado',
      parameters: (s) => [s.titulo, formatCentavos(s.monto)],
    },
  },
  // The service that was withdrawn was all that was left to pay.
  pagado_al_retirar: {
    chat: () => 'Ya no queda nada por pagar: el proyecto está pagado.',
    notification: null,
  },
  pago_fallido: {
    chat: () => 'El pago no se completó y no se hizo ningún cargo. Se puede intentar otra vez.',
    notification: { who: 'client', evento: 'pago_fallido', parameters: (s) => [s.titulo] },
  },
  anticipo: {
    chat: (s) => `${s.client} liberó un anticipo de ${formatCentavos(s.monto)}.`,
    notification: {
      who: 'professional',
      evento: 'anticipo',
      parameters: (s) => [s.client, formatCentavos(s.monto), s.titulo],
    },
  },
  pago_devuelto: {
    chat: (s) =>
      `Llegó un pago de ${formatCentavos(s.monto)} que el proyecto ya no necesitaba: regresa a la tarjeta.`,
    notification: {
      who: 'client',
      evento: 'pago_devuelto',
      parameters: (s) => [formatCentavos(s.monto), s.titulo],
    },
  },
  devolucion_fallida: {
    chat: (s) =>
      `El banco no aceptó la devolución de ${formatCentavos(s.monto)}. El dinero sigue apartado para ${s.client}, y el equipo de Maestros le dirá cómo recibirlo.`,
    notification: {
      who: 'client',
      evento: 'devolucion_fallida',
      parameters: (s) => [formatCentavos(s.monto), s.titulo],
    },
  },
  devolucion_reenviada: {
    chat: (s) =>
      `La devolución de ${formatCentavos(s.monto)} que el banco no había aceptado ya salió otra vez hacia la tarjeta de ${stopped(s.client)} El banco puede tardar de 5 a 10 días hábiles en mostrarla.`,
    notification: {
      who: 'client',
      evento: 'devolucion_reenviada',
      parameters: (s) => [formatCentavos(s.monto), s.titulo],
    },
  },
  devolucion_de_mas: {
    chat: (s) =>
      `Una devolución de ${formatCentavos(s.monto)} que se había hecho de más no llegó a la tarjeta de ${s.client}. Nada cambia: ese dinero ya estaba devuelto.`,
    notification: {
      who: 'client',
      evento: 'devolucion_de_mas',
      parameters: (s) => [formatCentavos(s.monto), s.titulo],
    },
  },
  devuelto_en_proveedor: {
    chat: (s) =>
      `El equipo de Maestros devolvió ${formatCentavos(s.monto)} a la tarjeta de ${stopped(s.client)}`,
    notification: {
      who: 'other',
      evento: 'devuelto_en_proveedor',
      parameters: (s) => [formatCentavos(s.monto), s.titulo],
    },
  },
  devuelto_por_fuera: {
    chat: (s) =>
      `El equipo de Maestros le devolvió ${formatCentavos(s.monto)} a ${s.client} por otro medio: ${s.detalle}.`,
    notification: {
      who: 'client',
      evento: 'devuelto_por_fuera',
      parameters: (s) => [formatCentavos(s.monto), s.titulo, s.detalle],
    },
  },
  // The two are told with the address of the project, and of what concerns each alone (features/chargebacks).
  contracargo: {
    chat: (s) =>
      `El banco de la tarjeta de ${s.client} está revisando un pago de ${formatCentavos(s.monto)}. ${s.over ? 'El proyecto ya terminó y no cambia mientras decide.' : 'Hasta que decida, el proyecto y su dinero esperan.'}`,
    notification: null,
  },
  contracargo_ganado: {
    chat: (s) => {
      const again = s.detalle.includes(REFUND_AGAIN);
      const what = s.detalle.includes(BANK_CHANGED)
        ? `El banco cambió su decisión: el pago de ${formatCentavos(s.monto)} volvió a Maestros.`
        : `El banco confirmó el pago de ${formatCentavos(s.monto)}.`;
      if (again)
        return `${what} La devolución que se le debe a ${s.client} sale otra vez hacia su tarjeta.`;
      if (s.detalle.includes(RELEASED_LATE))
        return `${what} Lo que el proyecto protegía se libera a ${stopped(s.professional)}`;
      return `${what} El proyecto sigue como estaba.`;
    },
    notification: null,
  },
  contracargo_perdido: {
    chat: (s) =>
      `El banco devolvió ${formatCentavos(s.monto)} a la tarjeta de ${stopped(s.client)} ${s.over ? 'El proyecto ya había terminado y no cambia.' : 'El proyecto ya no espera por él.'}`,
    notification: null,
  },
} as const satisfies Partial<Record<ProjectEvent, EventTexts>>;
