import { add, type Centavos } from '../money.ts';

/** What a price is made of (4 §G): a piece of work or material, and what it costs in centavos. */
export interface Line {
  readonly concepto: string;
  readonly monto: Centavos;
}

/** The most lines of a price, and the most entries of each list of what is included and what is not. */
export const LINES_MOST = 20;

/** The price that lines add up to, in centavos (4 §G); 0 without any. */
export const linesTotal = (lines: readonly Pick<Line, 'monto'>[]): Centavos =>
  add(...lines.map(({ monto }) => monto));

/** What lines say in a sentence each: the description of a proposal that has no other. */
export const linesText = (lines: readonly Pick<Line, 'concepto'>[]): string =>
  lines.map(({ concepto }) => `${concepto.trim().replace(/\.$/, '')}.`).join(' ');
