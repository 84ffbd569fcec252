import type { Side } from '#domain/projects/graph.ts';
import { toMxn } from '#domain/money.ts';
import type { Step, Turn } from '#domain/projects/turn.ts';
import { pesos } from '#web/ui/money.tsx';

interface Doing {
  /** «$500.00», or '' where no money moves. */
  readonly amount: string;
  /** Whether the reader does it. */
  readonly mine: boolean;
  /** What the other one is called. */
  readonly other: string;
}

/** Each step as what is to be done: «Te toca: revisar la propuesta». */
const STEPS: Readonly<Record<Step, (doing: Doing) => string>> = {
  decidir_adicional: ({ amount }) =>
    amount ? `responder un servicio adicional de ${amount}` : 'responder un servicio adicional',
  aceptar: () => 'revisar la propuesta',
  pagar: ({ amount }) => `pagar ${amount}`,
  decir_direccion: ({ mine }) => (mine ? 'decir dónde es' : 'decirte dónde es'),
  completar: () => 'confirmar el trabajo',
  calificar: ({ mine, other }) => (mine ? `calificar a ${other}` : 'calificarte'),
  finalizar: ({ amount }) => (amount ? `finalizar y liberar ${amount}` : 'finalizar el proyecto'),
  publicar: () => 'enviar la propuesta',
  editar: () => 'completar la propuesta',
  revisar: () => 'cambiar la propuesta',
  entregar: () => 'hacer el trabajo',
};

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
    what: STEPS[turn.action]({ amount, mine, other }),
  };
}
