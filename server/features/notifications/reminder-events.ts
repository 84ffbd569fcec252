import type { NotificationName } from '#domain/notifications/events.ts';
import type { NotificationEvent } from './notification-event.ts';

const LINK = 'https://maestros.mx/chat/ejemplo';

/** What people are reminded of (4 §D), each with the address of the place that it speaks of. */
export const REMINDER_EVENTS = {
  por_vencer: {
    channels: ['whatsapp'],
    text: 'La propuesta «{{1}}» de {{2}} vence el {{3}}. Acéptala o recházala en {{4}} antes de ese día.',
    examples: ['Cambio de llave', 'Taller Núñez', 'jue 3 dic', LINK],
  },
  recordar_pago: {
    channels: ['whatsapp', 'email'],
    subject: 'Falta tu pago para que empiece el trabajo',
    text: 'Aceptaste «{{1}}» de {{2}} y falta tu pago. Si no llega antes del {{3}}, el proyecto se cancela. Paga en {{4}} y tu dinero queda protegido.',
    examples: ['Cambio de llave', 'Taller Núñez', 'jue 3 dic', LINK],
  },
  recordar_resto: {
    channels: ['whatsapp', 'email'],
    subject: 'Falta pagar el resto de tu proyecto',
    text: 'El trabajo «{{1}}» de {{2}} está entregado y falta pagar el resto. Revísalo y paga en {{3}} o pide cambios ahí mismo.',
    examples: ['Cambio de llave', 'Taller Núñez', LINK],
  },
  recordar_entrega: {
    channels: ['whatsapp'],
    text: 'Ya pasó el día acordado de «{{1}}» con {{2}}. ¿Ya se hizo? Márcalo, o cuenta qué pasó, en {{3}} para que el proyecto siga.',
    examples: ['Cambio de llave', 'Taller Núñez', LINK],
  },
  recordar_confirmar: {
    channels: ['whatsapp'],
    text: 'El trabajo «{{1}}» de {{2}} espera que lo confirmes. Hazlo, o pide cambios, en {{3}} antes del {{4}}: ese día se da por completado.',
    examples: ['Cambio de llave', 'Taller Núñez', LINK, 'jue 3 dic'],
  },
  recordar_calificar: {
    channels: ['whatsapp'],
    text: 'Falta tu calificación de «{{1}}» con {{2}}. Escríbela en {{3}} antes del {{4}}: ese día el proyecto se finaliza.',
    examples: ['Cambio de llave', 'Taller Núñez', LINK, 'jue 3 dic'],
  },
  recordar_version: {
    channels: ['whatsapp', 'email'],
    subject: 'Falta tu versión en una disputa',
    text: 'En la disputa de «{{1}}» falta tu versión. Cuéntala con fotos antes del {{2}}, en {{3}} para que el equipo lea las dos.',
    examples: ['Cambio de llave', 'jue 3 dic', LINK],
  },
} as const satisfies Partial<Record<NotificationName, NotificationEvent>>;
