import { stopped } from '#lib/stopped.ts';
import { formatCentavos } from '#domain/money.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import { actorName, type EventTexts, moneyReturned, reason } from './text.ts';

/** What is said of a work: its services, its delivery, how it ends and what both say of it. */
export const WORK = {
  asignado: {
    chat: (s) =>
      s.detalle
        ? `${actorName(s)} asignó el trabajo a ${s.detalle}.`
        : `${actorName(s)} quitó al profesional asignado.`,
    notification: { who: 'other', evento: 'asignado', parameters: (s) => [actorName(s), s.titulo] },
  },
  adicional_pedido: {
    chat: (s) =>
      `${s.professional} propuso un servicio adicional por ${formatCentavos(s.monto)}: ${s.detalle}`,
    notification: {
      who: 'client',
      evento: 'adicional_pedido',
      parameters: (s) => [s.professional, formatCentavos(s.monto), s.titulo],
    },
  },
  adicional_aceptado: {
    chat: (s) =>
      `${s.client} aceptó el servicio adicional por ${formatCentavos(s.monto)}: ${s.detalle}`,
    notification: {
      who: 'professional',
      evento: 'adicional_aceptado',
      parameters: (s) => [s.client, formatCentavos(s.monto), s.titulo],
    },
  },
  adicional_rechazado: {
    chat: (s) => `${s.client} rechazó el servicio adicional: ${s.detalle}`,
    notification: {
      who: 'professional',
      evento: 'adicional_rechazado',
      parameters: (s) => [s.client, s.titulo],
    },
  },
  adicional_retirado: {
    chat: (s) => `${actorName(s)} retiró el servicio adicional: ${s.detalle}`,
    notification: {
      who: 'other',
      evento: 'adicional_retirado',
      parameters: (s) => [actorName(s), s.titulo],
    },
  },
  cancelada_por_plazo: {
    chat: () => 'Pasaron 7 días sin pago y el proyecto se canceló. No hubo ningún cargo.',
    notification: {
      who: 'other',
      evento: 'cancelada_por_plazo',
      parameters: (s) => [s.titulo],
    },
  },
  entregado: {
    chat: (s) =>
      `${s.professional} avisó que el trabajo está entregado.${reason(s, 'Nota')} Si todo está bien, ${s.client} ${
        // The deadline only runs when nothing is due.
        s.falta > 0
          ? `paga los ${formatCentavos(s.falta)} que faltan y lo confirma.`
          : 'lo confirma; en 7 días se da por completado.'
      }`,
    notification: {
      who: 'client',
      evento: 'entregado',
      parameters: (s) => [s.professional, s.titulo],
    },
  },
  cambios: {
    chat: (s) => `${s.client} pidió cambios antes de confirmar.${reason(s, 'Qué falta')}`,
    notification: {
      who: 'professional',
      evento: 'cambios',
      parameters: (s) => [s.client, s.titulo],
    },
  },
  completado: {
    chat: (s) => `${s.client} marcó el trabajo como completado. Ahora los dos se pueden calificar.`,
    notification: {
      who: 'professional',
      evento: 'completado',
      parameters: (s) => [s.client, s.titulo],
    },
  },
  completado_por_plazo: {
    chat: () =>
      'Pasaron 7 días desde la entrega y el trabajo se dio por completado. Ahora los dos se pueden calificar.',
    notification: { who: 'other', evento: 'completado_por_plazo', parameters: (s) => [s.titulo] },
  },
  calificacion: {
    chat: (s) =>
      `${actorName(s)} calificó el proyecto. ${
        s.rated ? 'Ya se ven las dos calificaciones.' : 'Se verá cuando los dos hayan calificado.'
      }`,
    notification: {
      who: 'other',
      evento: ({ rated }) => (rated ? 'calificacion' : 'calificacion_oculta'),
      parameters: (s) => [actorName(s), s.titulo],
    },
  },
  cancelada: {
    chat: (s) => `${actorName(s)} canceló el proyecto.${reason(s)}${moneyReturned(s)}`,
    notification: {
      who: 'other',
      evento: 'cancelada',
      parameters: (s) => [actorName(s), s.titulo],
    },
  },
  finalizada: {
    chat: (s) =>
      s.monto > 0
        ? `${s.client} finalizó el proyecto y se liberaron ${formatCentavos(s.monto)}. ¡Gracias a los dos!`
        : `${s.client} finalizó el proyecto. ¡Gracias a los dos!`,
    notification: {
      who: 'professional',
      evento: 'finalizada',
      parameters: (s) => [s.client, s.titulo],
    },
  },
  finalizada_por_plazo: {
    chat: (s) =>
      s.monto > 0
        ? `Pasaron 7 días y el proyecto se finalizó: se liberaron ${formatCentavos(s.monto)} a ${stopped(s.professional)}`
        : 'Pasaron 7 días y el proyecto se finalizó.',
    notification: { who: 'other', evento: 'finalizada_por_plazo', parameters: (s) => [s.titulo] },
  },
} as const satisfies Partial<Record<ProjectEvent, EventTexts>>;
