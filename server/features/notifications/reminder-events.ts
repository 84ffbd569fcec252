import type { NotificationName } from '#domain/notifications/events.ts';
import type { NotificationEvent } from './notification-event.ts';

const LINK = 'https://maestros.mx/chat/ejemplo';

/** What people are reminded of (4 §D), each with the address of the place that it speaks of. */
export const REMINDER_EVENTS = {
  recordar_version: {
    channels: ['whatsapp', 'email'],
    subject: 'Falta tu versión en una disputa',
    text: 'En la disputa de «{{1}}» falta tu versión. Cuéntala con fotos antes del {{2}}, en {{3}} para que el equipo lea las dos.',
    examples: ['Cambio de llave', 'jue 3 dic', LINK],
  },
} as const satisfies Partial<Record<NotificationName, NotificationEvent>>;
