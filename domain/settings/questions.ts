/** The frequent questions of the home page (1 §2), as the team writes them. */
import { AT_ONCE_TEXT } from '../payments/plan.ts';
import { LATE_TEXT } from '../projects/cancellation.ts';
import { type Fee, feeText } from '../projects/fee.ts';

export interface Question {
  readonly pregunta: string;
  readonly respuesta: string;
  /** Kept for the team, and not on the page. */
  readonly retirada: boolean;
}

export const QUESTIONS_MAX = 30;
export const QUESTION_MAX = 120;
export const ANSWER_MAX = 1000;

/** What an answer can name instead of a figure that may change, and what it stands for. */
export const FIGURES = {
  comision: 'la comisión de hoy',
  pago_completo: 'hasta cuánto se paga de una vez',
  cargo_por_cancelar: 'el porcentaje por cancelar tarde',
  cargo_maximo: 'lo más que se cobra por cancelar tarde',
} as const;
type Figure = keyof typeof FIGURES;

const NAMED = /\{([^{}]*)\}/g;
const isFigure = (name: string): name is Figure => Object.hasOwn(FIGURES, name);

/** The first «{…}» of an answer that stands for nothing; undefined where there is none. */
export const unknownFigure = (answer: string): string | undefined =>
  [...answer.matchAll(NAMED)].map(([, name = '']) => name).find((name) => !isFigure(name));

/** The answer as people read it, with the figures of today's rules and of this fee. */
export function withFigures(answer: string, fee: Fee): string {
  const { percent, fixed } = feeText(fee);
  const figures: Readonly<Record<Figure, string>> = {
    comision: `${percent} más ${fixed}\u00A0MXN`,
    pago_completo: `${AT_ONCE_TEXT}\u00A0MXN`,
    cargo_por_cancelar: LATE_TEXT.percent,
    cargo_maximo: `${LATE_TEXT.atMost}\u00A0MXN`,
  };
  return answer.replace(NAMED, (written, name: string) =>
    isFigure(name) ? figures[name] : written,
  );
}

/** The index of the first question that was asked before, in whatever capitals; undefined without one. */
export function repeatedQuestion(
  questions: readonly Pick<Question, 'pregunta'>[],
): number | undefined {
  const seen = questions.map(({ pregunta }) => pregunta.toLowerCase());
  const index = seen.findIndex((one, at) => seen.indexOf(one) < at);
  return index === -1 ? undefined : index;
}
