import { formatCentavos } from '#domain/money.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import type { NotificationName } from '#domain/notifications/events.ts';

/** The facts of an event that its texts use. */
export interface EventFacts {
  readonly titulo: string;
  readonly client: string;
  readonly professional: string;
  /** Who did it, null for the provider and the clock. */
  readonly actor: 'client' | 'professional' | 'admin' | null;
  /** Centavos that the event moves or requests. */
  readonly monto: number;
  /** What is still to be paid after a partial payment, centavos. */
  readonly falta: number;
  /** What the professional received when the rest was refunded, centavos. */
  readonly release: number;
  /** Whether one of the two had rated the other before. */
  readonly rated: boolean;
  /** The reason or text given with it. */
  readonly detalle: string;
}

interface EventTexts {
  /** The automatic message in the chat (1 §4). */
  readonly chat: (facts: EventFacts) => string;
  /** Who is also notified, and with which parameters; null when the chat message is enough. */
  readonly notification: {
    readonly who: 'client' | 'professional' | 'other';
    readonly evento: NotificationName | ((facts: EventFacts) => NotificationName);
    readonly parameters: (facts: EventFacts) => readonly string[];
  } | null;
}

const actorName = ({ actor, client, professional }: EventFacts): string =>
  actor === 'client' ? client : actor === 'professional' ? professional : 'El equipo de Maestros';

/** « Motivo: …» after a sentence, when there is one. */
const reason = ({ detalle }: EventFacts, word = 'Motivo'): string =>
  detalle && ` ${word}: ${detalle.replace(/[.\s]+$/, '')}.`;

/** Where the money went when a project ended early. */
function moneyReturned({ monto, release, professional }: EventFacts): string {
  if (monto === 0 && release === 0) return '';
  const back = `${formatCentavos(monto)} regresan a la tarjeta del cliente`;
  if (release === 0) return ` ${back}.`;
  const paid = `${formatCentavos(release)} son para ${professional}`;
  return monto === 0 ? ` ${paid}.` : ` ${back} y ${paid}.`;
}

/** The chat message of each event, and its notification. */
export const EVENT_TEXTS: Readonly<Record<ProjectEvent, EventTexts>> = {
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
      `${s.professional} cambió la propuesta «${s.titulo}»: ahora por ${formatCentavos(s.monto)}.${reason(s, 'Qué cambió')}`,
    notification: {
      who: 'client',
      evento: 'revisada',
      parameters: (s) => [s.professional, s.titulo, formatCentavos(s.monto)],
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
  completado: {
    chat: (s) => `${s.client} marcó el trabajo como completado. Ahora los dos se pueden calificar.`,
    notification: {
      who: 'professional',
      evento: 'completado',
      parameters: (s) => [s.client, s.titulo],
    },
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
  cancelada: {
    chat: (s) => `${actorName(s)} canceló el proyecto.${reason(s)}${moneyReturned(s)}`,
    notification: {
      who: 'other',
      evento: 'cancelada',
      parameters: (s) => [actorName(s), s.titulo],
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
  asignado: {
    chat: (s) =>
      s.detalle
        ? `${actorName(s)} asignó el trabajo a ${s.detalle}.`
        : `${actorName(s)} quitó al profesional asignado.`,
    notification: { who: 'other', evento: 'asignado', parameters: (s) => [actorName(s), s.titulo] },
  },
  // Without the name, because the account is being deleted.
  cuenta_eliminada: {
    chat: () => 'Una de las dos cuentas se eliminó: el proyecto se cerró y no hubo ningún cargo.',
    notification: null,
  },
  disputa: {
    chat: (s) =>
      `${actorName(s)} abrió una disputa. El dinero protegido espera hasta que el equipo de Maestros la resuelva.`,
    notification: { who: 'other', evento: 'disputa', parameters: (s) => [actorName(s), s.titulo] },
  },
  disputa_resuelta: {
    chat: (s) => `El equipo de Maestros resolvió la disputa.${moneyReturned(s)}${reason(s)}`,
    notification: { who: 'other', evento: 'disputa_resuelta', parameters: (s) => [s.titulo] },
  },
  disputa_retirada: {
    chat: (s) => `${actorName(s)} retiró la disputa. El proyecto sigue donde estaba.`,
    notification: {
      who: 'other',
      evento: 'disputa_retirada',
      parameters: (s) => [actorName(s), s.titulo],
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
  devuelto_en_proveedor: {
    chat: (s) =>
      `El equipo de Maestros devolvió ${formatCentavos(s.monto)} a la tarjeta de ${s.client}.`,
    notification: {
      who: 'client',
      evento: 'devuelto_en_proveedor',
      parameters: (s) => [formatCentavos(s.monto), s.titulo],
    },
  },
  contracargo: {
    chat: (s) =>
      `El banco de la tarjeta de ${s.client} está revisando un pago de ${formatCentavos(s.monto)}. Hasta que decida, el proyecto y su dinero esperan.`,
    notification: {
      who: 'other',
      evento: 'contracargo',
      parameters: (s) => [formatCentavos(s.monto), s.titulo],
    },
  },
  contracargo_ganado: {
    chat: (s) =>
      `El banco confirmó el pago de ${formatCentavos(s.monto)}. El proyecto sigue donde estaba.`,
    notification: {
      who: 'other',
      evento: 'contracargo_ganado',
      parameters: (s) => [formatCentavos(s.monto), s.titulo],
    },
  },
  contracargo_perdido: {
    chat: (s) =>
      `El banco devolvió ${formatCentavos(s.monto)} a la tarjeta de ${s.client}. El proyecto ya no espera por él.`,
    notification: {
      who: 'other',
      evento: 'contracargo_perdido',
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
  completado_por_plazo: {
    chat: () =>
      'Pasaron 7 días desde la entrega y el trabajo se dio por completado. Ahora los dos se pueden calificar.',
    notification: { who: 'other', evento: 'completado_por_plazo', parameters: (s) => [s.titulo] },
  },
  finalizada_por_plazo: {
    chat: (s) =>
      s.monto > 0
        ? `Pasaron 7 días y el proyecto se finalizó: se liberaron ${formatCentavos(s.monto)} a ${s.professional}.`
        : 'Pasaron 7 días y el proyecto se finalizó.',
    notification: { who: 'other', evento: 'finalizada_por_plazo', parameters: (s) => [s.titulo] },
  },
  muestra_pedida: {
    chat: (s) => `${s.professional} quiere mostrar las fotos de «${s.titulo}» en su perfil.`,
    notification: {
      who: 'client',
      evento: 'muestra_pedida',
      parameters: (s) => [s.professional, s.titulo],
    },
  },
  muestra_aceptada: {
    chat: (s) => `${s.client} aceptó que las fotos se vean en el perfil de ${s.professional}.`,
    notification: {
      who: 'professional',
      evento: 'muestra_aceptada',
      parameters: (s) => [s.client, s.titulo],
    },
  },
  muestra_rechazada: {
    chat: (s) => `${s.client} prefiere que las fotos no se muestren.`,
    notification: {
      who: 'professional',
      evento: 'muestra_rechazada',
      parameters: (s) => [s.client, s.titulo],
    },
  },
  muestra_retirada: {
    chat: (s) => `${actorName(s)} decidió que las fotos ya no se muestren.`,
    notification: {
      who: 'other',
      evento: 'muestra_retirada',
      parameters: (s) => [actorName(s), s.titulo],
    },
  },
  muestra_quitada: {
    chat: (s) => `El equipo de Maestros quitó del perfil las fotos de «${s.titulo}».${reason(s)}`,
    notification: {
      who: 'professional',
      evento: 'muestra_quitada',
      parameters: (s) => [s.titulo, s.detalle.replace(/[.\s]+$/, '')],
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
};
