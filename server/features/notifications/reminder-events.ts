import type { NotificationName } from '#domain/notifications/events.ts';
import { IN_TURN, TOGETHER, type NotificationEvent } from './notification-event.ts';
import { inProject, toRate } from './places.ts';

/** What people are reminded of (4 §D), by the clock or by somebody of the team. */
export const REMINDER_EVENTS = {
  por_vencer: {
    place: inProject,
    channels: IN_TURN,
    subject: 'Una propuesta está por vencer',
    text: 'La propuesta «{{1}}» de {{2}} vence el {{3}}. Acéptala o recházala antes de ese día.',
    examples: ['Cambio de llave', 'Taller Núñez', 'jue 3 dic'],
  },
  recordar_cambio: {
    place: inProject,
    channels: IN_TURN,
    subject: 'Una propuesta tuya espera que la cambies',
    text: 'Tu propuesta «{{1}}» para {{2}} espera que la cambies y vence el {{3}}. Cámbiala o retírala antes de ese día.',
    examples: ['Cambio de llave', 'Clara Ríos', 'jue 3 dic'],
  },
  recordar_pago: {
    place: inProject,
    channels: TOGETHER,
    subject: 'Falta tu pago para que empiece el trabajo',
    text: 'Aceptaste «{{1}}» de {{2}} y falta tu pago. Si no llega antes del {{3}}, el proyecto se cancela. Paga y tu dinero queda protegido.',
    examples: ['Cambio de llave', 'Taller Núñez', 'jue 3 dic'],
  },
  recordar_resto: {
    place: inProject,
    channels: TOGETHER,
    subject: 'Falta pagar el resto de tu proyecto',
    text: 'El trabajo «{{1}}» de {{2}} está entregado y falta pagar el resto. Revísalo y paga, o pide cambios ahí mismo.',
    examples: ['Cambio de llave', 'Taller Núñez'],
  },
  recordar_entrega: {
    place: inProject,
    channels: IN_TURN,
    subject: '¿Ya se hizo el trabajo?',
    text: 'Ya pasó el día acordado de «{{1}}» con {{2}}. ¿Ya se hizo? Márcalo, o cuenta qué pasó, para que el proyecto siga.',
    examples: ['Cambio de llave', 'Taller Núñez'],
  },
  recordar_confirmar: {
    place: inProject,
    channels: IN_TURN,
    subject: 'Falta que confirmes el trabajo',
    text: 'El trabajo «{{1}}» de {{2}} espera que lo confirmes. Hazlo, o pide cambios, antes del {{3}}: ese día se da por completado.',
    examples: ['Cambio de llave', 'Taller Núñez', 'jue 3 dic'],
  },
  recordar_calificar: {
    place: toRate,
    channels: IN_TURN,
    subject: 'Falta tu calificación',
    text: 'Falta tu calificación de «{{1}}» con {{2}}. Escríbela antes del {{3}}: ese día el proyecto se finaliza.',
    examples: ['Cambio de llave', 'Taller Núñez', 'jue 3 dic'],
  },
  recordar_turno: {
    place: inProject,
    channels: IN_TURN,
    subject: 'El equipo te recuerda un paso de tu proyecto',
    text: 'En «{{1}}» con {{2}} te toca {{3}}. Si algo lo impide, cuéntalo en la conversación.',
    examples: ['Cambio de llave', 'Taller Núñez', 'pagar $1,200.00'],
  },
  recordar_version: {
    place: inProject,
    channels: TOGETHER,
    subject: 'Falta tu versión en una disputa',
    text: 'En la disputa de «{{1}}» falta tu versión. Cuéntala con fotos antes del {{2}} para que el equipo lea las dos.',
    examples: ['Cambio de llave', 'jue 3 dic'],
  },
} as const satisfies Partial<Record<NotificationName, NotificationEvent>>;
