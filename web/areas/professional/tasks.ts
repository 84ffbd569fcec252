import type { ProposalSummary } from '#contract/views.ts';

export interface Task {
  id: number;
  /** Whose chat it opens. */
  other_key: string;
  text: string;
  project: string;
  /** The professional's own turn, or somebody else's. */
  mine: boolean;
}

interface Kind {
  fits: (project: ProposalSummary, reviewed: boolean) => boolean;
  mine: boolean;
  text: (nombre: string) => string;
}

/** What a project can ask for, the most pressing first. */
const KINDS: readonly Kind[] = [
  {
    fits: ({ estado }) => estado === 'pagado',
    mine: true,
    text: (nombre) => `Haz el trabajo de ${nombre}. Ya está pagado y protegido.`,
  },
  {
    fits: ({ estado }, reviewed) => estado === 'completado' && !reviewed,
    mine: true,
    text: (nombre) => `Califica a ${nombre} para que pueda liberar tu pago.`,
  },
  {
    fits: ({ estado }) => estado === 'por_publicar',
    mine: true,
    text: (nombre) => `Termina y envía tu propuesta a ${nombre}.`,
  },
  {
    fits: ({ estado }, reviewed) => estado === 'completado' && reviewed,
    mine: false,
    text: (nombre) => `Espera a que ${nombre} finalice y libere tu pago.`,
  },
  {
    fits: ({ estado }) => estado === 'publicada',
    mine: false,
    text: (nombre) => `Espera la respuesta de ${nombre} a tu propuesta.`,
  },
  {
    fits: ({ estado }) => estado === 'por_pagar',
    mine: false,
    text: (nombre) => `${nombre} aceptó; falta su pago para empezar.`,
  },
];

/** What needs doing, one's own turn first; `reviewed` are the projects whose client one has reviewed. */
export function tasksOf(projects: readonly ProposalSummary[], reviewed: readonly number[]): Task[] {
  return KINDS.flatMap(({ fits, mine, text }) =>
    projects
      .filter((project) => fits(project, reviewed.includes(project.id)))
      .map(({ id, other_key, other_nombre, titulo }) => ({
        id,
        other_key,
        text: text(other_nombre),
        project: titulo || 'Propuesta sin título',
        mine,
      })),
  );
}
