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
    fits: ({ en_disputa }) => en_disputa === 1,
    mine: false,
    text: (nombre) =>
      `El equipo revisa la disputa con ${nombre}; su decisión llega a tu conversación.`,
  },
  {
    fits: ({ estado, entregado }) => estado === 'pagado' && !entregado,
    mine: true,
    text: (nombre) => `Haz el trabajo de ${nombre}. Ya está pagado y protegido.`,
  },
  {
    fits: ({ estado, pagado, entregado }) => estado === 'por_pagar' && pagado > 0 && !entregado,
    mine: true,
    text: (nombre) => `Haz el trabajo de ${nombre}. La primera parte ya está pagada y protegida.`,
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
    fits: ({ estado, adicionales, entregado }) =>
      estado === 'pagado' && entregado === 1 && !adicionales,
    mine: false,
    text: (nombre) => `Espera a que ${nombre} confirme el trabajo que entregaste.`,
  },
  {
    fits: ({ estado, pagado, adicionales, entregado }) =>
      entregado === 1 && (adicionales === 1 || (estado === 'por_pagar' && pagado > 0)),
    mine: false,
    text: (nombre) => `Espera a que ${nombre} pague lo que falta y confirme el trabajo.`,
  },
  {
    fits: ({ estado, pagado }) => estado === 'por_pagar' && pagado === 0,
    mine: false,
    text: (nombre) => `${nombre} aceptó; falta su pago para empezar.`,
  },
];

/** What needs doing, one's own turn first; `reviewed` are the projects whose client one has reviewed. */
export function tasksOf(projects: readonly ProposalSummary[], reviewed: readonly number[]): Task[] {
  // Each project asks for one thing: the first that fits, and the own turns before the others'.
  const kindOf = (project: ProposalSummary) =>
    KINDS.find(({ fits }) => fits(project, reviewed.includes(project.id)));
  return KINDS.toSorted((a, b) => Number(b.mine) - Number(a.mine)).flatMap((kind) =>
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
