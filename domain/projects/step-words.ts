import type { Step } from './turn.ts';

interface Doing {
  /** «$500.00», or '' where no money moves. */
  readonly amount: string;
  /** Whether the reader does it. */
  readonly mine: boolean;
  /** What the other one is called. */
  readonly other: string;
}

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

/** A step as what is to be done, after «Te toca»: «revisar la propuesta». */
export const stepWords = (step: Step, doing: Doing): string => STEPS[step](doing);
