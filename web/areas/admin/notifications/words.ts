import type { MessageTemplate } from '#contract/notifications.ts';
import type { StepState } from '#domain/notifications/steps.ts';
import type { ChipProps } from '#web/ui/chip.tsx';
import { eventLabel } from '../event-labels.ts';

/** What is told with a template. */
export const templateLabel = ({ evento }: MessageTemplate): string =>
  evento === null ? 'Código de verificación' : eventLabel(evento);

type Tone = NonNullable<ChipProps['tone']>;

const STATES: Readonly<Record<NonNullable<MessageTemplate['estado']>, [string, Tone]>> = {
  PENDING: ['En revisión', 'sun'],
  APPROVED: ['Aprobada', 'success'],
  REJECTED: ['Rechazada', 'error'],
  PAUSED: ['En pausa', 'error'],
  DISABLED: ['Desactivada', 'error'],
};

/** A state in words, and its tone. */
export const stateWords = ({ estado }: MessageTemplate): [string, Tone] =>
  estado === null ? ['Sin registrar', 'neutral'] : STATES[estado];

/** Reasons of the provider's that have words of ours; others stand as they came. */
const REASONS: Readonly<Record<string, string>> = {
  ABUSIVE_CONTENT: 'WhatsApp lee en ella algo ofensivo.',
  INCORRECT_CATEGORY: 'WhatsApp la tiene por publicidad.',
  INVALID_FORMAT: 'Su forma no es la que WhatsApp pide.',
  LOW_QUALITY: 'Muchas personas la bloquearon o la denunciaron.',
  PROMOTIONAL: 'WhatsApp la tiene por publicidad.',
  SCAM: 'WhatsApp la tiene por un engaño.',
  TAG_CONTENT_MISMATCH: 'Su texto no es de su categoría.',
};

export const reasonWords = (motivo: string): string => REASONS[motivo] ?? motivo;

const STEPS: Readonly<Record<StepState, [string, Tone]>> = {
  espera: ['Espera a la mañana', 'sun'],
  en_camino: ['En camino', 'neutral'],
  enviado: ['Enviado', 'neutral'],
  llego: ['Llegó', 'success'],
  leido: ['Leído', 'success'],
  fallo: ['Falló', 'error'],
};

/** How far a notification got on a channel, and its tone. */
export const stepWords = (state: StepState): [string, Tone] => STEPS[state];

/** Why a channel did not deliver. */
export const FAILURE_WORDS = {
  rechazada: 'No recibe mensajes ahí',
  sin_respuesta: 'El servicio no respondió',
} as const;
