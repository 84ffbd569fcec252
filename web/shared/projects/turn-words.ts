import type { Side } from '#domain/projects/graph.ts';
import { toMxn } from '#domain/money.ts';
import { stepWords } from '#domain/projects/step-words.ts';
import type { Turn } from '#domain/projects/turn.ts';
import { pesos } from '#web/ui/money.tsx';

export interface TurnWords {
  /** Whether it is the reader's turn. */
  mine: boolean;
  who: string;
  what: string;
}

/** Who reads whose turn it is. */
interface TurnReader {
  readonly side: Side;
  /** What the other one is called. */
  readonly other: string;
  /** Whether the team only waits for a bank. */
  readonly bank: boolean;
}

/** Whose turn it is in words for one side; null when it is nobody's. */
export function turnWords(turn: Turn, { side, other, bank }: TurnReader): TurnWords | null {
  if (turn.who === 'nobody') return null;
  if (turn.who === 'team')
    return bank
      ? { mine: false, who: 'Le toca al banco', what: 'revisar un pago' }
      : { mine: false, who: 'Le toca al equipo de Maestros', what: 'revisar el caso' };
  const mine = turn.who === side;
  const amount = turn.amount ? pesos(toMxn(turn.amount)) : '';
  return {
    mine,
    who: mine ? 'Te toca' : `Le toca a ${other}`,
    what: stepWords(turn.action, { amount, mine, other }),
  };
}
