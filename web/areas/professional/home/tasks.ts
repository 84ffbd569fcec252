import type { ProposalSummary } from '#contract/views.ts';

export interface Task {
  id: number;
  /** The person whose chat it links to. */
  other_key: string;
  text: string;
  project: string;
  /** It is the professional's turn. */
  mine: boolean;
}

interface Kind {
  matches: (project: ProposalSummary, reviewed: boolean) => boolean;
  mine: boolean;
  text: (nombre: string) => string;
}

/** Kinds of task, the most urgent first. */
const KINDS: readonly Kind[] = [
  {
    matches: ({ en_disputa }) => en_disputa === 1,
    mine: false,
    text: (nombre) =>
      `El equipo revisa la disputa con ${nombre}; su decisión llega a tu conversación.`,
  },
  {
    matches: ({ estado, entregado }) => estado === 'pagado' && !entregado,
    mine: true,
    text: (nombre) => `Haz el trabajo de ${nombre}. Ya está pagado y protegido.`,
  },
  {
    matches: ({ estado, pagado, entregado }) => estado === 'por_pagar' && pagado > 0 && !entregado,
    mine: true,
    text: (nombre) => `Haz el trabajo de ${nombre}. La primera parte ya está pagada y protegida.`,
  },
  {
    matches: ({ estado }, reviewed) => estado === 'completado' && !reviewed,
    mine: true,
    text: (nombre) => `Califica a ${nombre} para que pueda liberar tu pago.`,
  },
  {
    matches: ({ estado }) => estado === 'por_publicar',
    mine: true,
    text: (nombre) => `Termina y envía tu propuesta a ${nombre}.`,
  },
  {
    matches: ({ estado }, reviewed) => estado === 'completado' && reviewed,
    mine: false,
    text: (nombre) => `Espera a que ${nombre} finalice y libere tu pago.`,
  },
  {
    matches: ({ estado }) => estado === 'publicada',
    mine: false,
    text: (nombre) => `Espera la respuesta de ${nombre} a tu propuesta.`,
  },
  {
    matches: ({ estado, adicionales, entregado }) =>
      estado === 'pagado' && entregado === 1 && !adicionales,
    mine: false,
    text: (nombre) => `Espera a que ${nombre} confirme el trabajo que entregaste.`,
  },
  {
    matches: ({ estado, pagado, adicionales, entregado }) =>
      entregado === 1 && (adicionales === 1 || (estado === 'por_pagar' && pagado > 0)),
    mine: false,
    text: (nombre) => `Espera a que ${nombre} pague lo que falta y confirme el trabajo.`,
  },
  {
    matches: ({ estado, pagado }) => estado === 'por_pagar' && pagado === 0,
    mine: false,
    text: (nombre) => `${nombre} aceptó; falta su pago para empezar.`,
  },
];

/** The tasks, the professional's own turns first; `reviewed`: projects whose client has been reviewed. */
export function tasksOf(projects: readonly ProposalSummary[], reviewed: readonly number[]): Task[] {
  // Each project has one task: the first kind that matches. Own turns come before the others.
  const kindOf = (project: ProposalSummary) =>
    KINDS.find(({ matches }) => matches(project, reviewed.includes(project.id)));
  return [...KINDS]
    .sort((a, b) => Number(b.mine) - Number(a.mine))
    .flatMap((kind) =>
      projects
        .filter((project) => kindOf(project) === kind)
        .map(({ id, other_key, other_nombre, titulo }) => ({
          id,
          other_key,
          text: kind.text(other_nombre),
          project: titulo || 'Propuesta sin título',
          mine: kind.mine,
        })),
    );
}
