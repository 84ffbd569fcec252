import { stopped } from '#lib/stopped.ts';
import type { ProposalSummary } from '#contract/views.ts';
import type { Side } from '#domain/projects/graph.ts';
import type { Step } from '#domain/projects/turn.ts';
import { pesos } from '#web/ui/money.tsx';

/** What happens next in a project, in words for the one in whose list it is. */
export interface NextStep {
  /** Whether it is their own turn. */
  readonly mine: boolean;
  readonly title: string;
  /** The button that leads there; '' when they wait for somebody. */
  readonly button: string;
}

type Words = (project: ProposalSummary) => string;
type Mine = Partial<Record<Step, readonly [title: Words, button: Words]>>;

const name: Words = ({ other_nombre }) => other_nombre;
const amount: Words = ({ turno }) => pesos(turno.amount ?? 0);

const MINE: Record<Side, Mine> = {
  client: {
    aceptar: [
      (it) =>
        it.cambiada ? `${name(it)} cambió su propuesta` : `Revisa la propuesta de ${name(it)}`,
      (it) => (it.cambiada ? 'Ver qué cambió' : 'Ver propuesta'),
    ],
    decidir_adicional: [
      (it) => `Responde al servicio adicional de ${name(it)}: ${amount(it)}`,
      () => 'Ver el servicio',
    ],
    pagar: [paying, (it) => `Pagar ${amount(it)}`],
    decir_direccion: [(it) => `Dile a ${name(it)} dónde es el trabajo`, () => 'Agregar dirección'],
    completar: [(it) => `Confirma el trabajo de ${name(it)}`, () => 'Revisar y confirmar'],
    calificar: [(it) => `Califica a ${name(it)}`, () => 'Calificar'],
    finalizar: [
      (it) => (it.turno.amount ? `Libera ${amount(it)} a ${name(it)}` : 'Finaliza el proyecto'),
      () => 'Finalizar',
    ],
  },
  professional: {
    publicar: [(it) => `Envía tu propuesta a ${name(it)}`, () => 'Enviar propuesta'],
    editar: [(it) => `Termina tu propuesta para ${name(it)}`, () => 'Completar propuesta'],
    revisar: [(it) => `Cambia tu propuesta para ${name(it)}`, () => 'Cambiar la propuesta'],
    entregar: [
      (it) => `Haz el trabajo de ${stopped(name(it))} ${paidWords(it)}`,
      () => 'Ver el trabajo',
    ],
    calificar: [(it) => `Califica a ${name(it)} para que pueda liberar tu pago`, () => 'Calificar'],
  },
};

/** What of a payment went back to the card while the work goes on, and what is left of it, MXN. */
export const returnedText = (devuelto: number, retenido: number): string =>
  `Se devolvieron ${pesos(devuelto)} de lo pagado; siguen protegidos ${pesos(retenido)}.`;

function paidWords({ estado, pagado, liberado, devuelto }: ProposalSummary): string {
  const held = pagado - liberado - devuelto;
  if (devuelto > 0) return returnedText(devuelto, held);
  return estado === 'por_pagar'
    ? 'La primera parte ya está pagada y protegida.'
    : 'Ya está pagado y protegido.';
}

/** What a side waits for while the other one has the turn. */
const THEIRS: Record<Side, Partial<Record<Step, Words>>> = {
  client: {
    revisar: (it) => `Le toca a ${name(it)} cambiar su propuesta`,
    entregar: (it) =>
      it.mitad_pagada
        ? 'Paga lo que falta cuando termine el trabajo, o antes'
        : `Le toca a ${name(it)} hacer el trabajo`,
    calificar: (it) => `Falta la calificación de ${name(it)}`,
  },
  professional: {
    aceptar: (it) => `Espera la respuesta de ${name(it)} a tu propuesta`,
    decidir_adicional: (it) => `Espera a que ${name(it)} responda al servicio adicional`,
    pagar: (it) =>
      it.pagado === 0
        ? `${name(it)} aceptó; falta su pago para empezar`
        : `Espera a que ${name(it)} pague lo que falta y confirme el trabajo`,
    decir_direccion: (it) => `Espera a que ${name(it)} diga dónde es`,
    completar: (it) => `Espera a que ${name(it)} confirme el trabajo que entregaste`,
    calificar: (it) => `Falta la calificación de ${name(it)}`,
    finalizar: (it) => `Espera a que ${name(it)} finalice y libere tu pago`,
  },
};

function paying(project: ProposalSummary): string {
  const { pagado, mitad_pagada, adicionales } = project;
  const due = amount(project);
  if (pagado === 0) return `Paga ${due} para que empiece el trabajo`;
  if (mitad_pagada) return `Paga la otra mitad: ${due}`;
  return adicionales ? `Paga los servicios adicionales: ${due}` : `Paga lo que falta: ${due}`;
}

const sideIn = ({ other_key, recieved }: ProposalSummary): Side =>
  other_key === recieved ? 'client' : 'professional';

/** The next step of a project in somebody's list; null once it is over. */
export function nextStepOf(project: ProposalSummary): NextStep | null {
  const { who, action } = project.turno;
  const side = sideIn(project);
  if (who === 'team')
    return waiting(
      project.en_contracargo && !project.en_disputa
        ? 'El banco de la tarjeta revisa un pago; su decisión llega a tu conversación'
        : project.en_revision && !project.en_disputa
          ? 'El equipo revisa el proyecto; te escribe en tu conversación'
          : 'El equipo revisa la disputa; su decisión llega a tu conversación',
    );
  if (isAskedToShow(project))
    return {
      mine: true,
      title: `Di si ${name(project)} puede mostrar las fotos del trabajo en su perfil`,
      button: 'Ver las fotos',
    };
  if (action === null && wentBack(project))
    return waiting('Lo pagado se devolvió: acuerden si sigue o se cancela');
  if (action === null) return null;
  if (who !== side) return waiting(THEIRS[side][action]?.(project) ?? `Le toca a ${name(project)}`);
  const words = MINE[side][action];
  return words ? { mine: true, title: words[0](project), button: words[1](project) } : null;
}

/** Whether nothing of what was paid for a project that goes on is still protected. */
const wentBack = ({ estado, pagado, liberado, devuelto }: ProposalSummary): boolean =>
  (estado === 'por_pagar' || estado === 'pagado') &&
  devuelto > 0 &&
  pagado - liberado - devuelto === 0;

const waiting = (title: string): NextStep => ({ mine: false, title, button: '' });

/** The steps of one's own, the most urgent first. */
const URGENCY: readonly Step[] = [
  'completar',
  'entregar',
  'decir_direccion',
  'decidir_adicional',
  'pagar',
  'aceptar',
  'finalizar',
  'publicar',
  'editar',
  'revisar',
  'calificar',
];

/**
 * Projects by whose turn it is: one's own first, the most urgent on top, works of later days by their day; else as
 * they were. `today` is `YYYY-MM-DD` in Mexico City.
 */
export const byTurn = (projects: readonly ProposalSummary[], today: string): ProposalSummary[] =>
  [...projects].sort((a, b) => {
    const [one, other] = [urgencyOf(a, today), urgencyOf(b, today)];
    return one === other && isWork(a) && isWork(b)
      ? whenOf(a).localeCompare(whenOf(b))
      : one - other;
  });

/** Whether it is the turn of the one in whose list it is. */
export const isMyTurn = (project: ProposalSummary): boolean =>
  project.turno.who === sideIn(project) || isAskedToShow(project);

/** Whether this client is asked whether pictures of a finished work may be shown. */
export const isAskedToShow = (project: ProposalSummary): boolean =>
  project.muestra_pedida === 1 && sideIn(project) === 'client';

/** The day and hour of a work, to sort by; without a day it comes last. */
const whenOf = ({ start, hora }: ProposalSummary): string => `${start ?? '9999'} ${hora ?? ''}`;

const isWork = (project: ProposalSummary): boolean =>
  isMyTurn(project) && project.turno.action === 'entregar';

/** Paid work that is to be done today, or that is late. */
export const isWorkToday = (project: ProposalSummary, today: string): boolean =>
  isWork(project) && (project.start ?? today) <= today;

function urgencyOf(project: ProposalSummary, today: string): number {
  const { action } = project.turno;
  if (!isMyTurn(project) || action === null) return URGENCY.length + 1;
  // A work of a later day can wait.
  if (isWork(project) && !isWorkToday(project, today)) return URGENCY.length;
  return URGENCY.indexOf(action);
}
