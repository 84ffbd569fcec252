import type { ProposalSummary } from '#contract/views.ts';
import { pesos } from '#web/ui/money.tsx';
import { paths } from '#web/paths.ts';
import { byTurn, isMyTurn, nextStepOf } from './next-step.ts';

/** One thing that waits for somebody. */
export interface Waiting {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly button: string;
  readonly href: string;
  /** Whom it is about. */
  readonly people: readonly Pick<ProposalSummary, 'other_nombre' | 'other_img_profile'>[];
}

/**
 * What waits for the one in whose list the projects are, the most urgent first. The proposals for one request are one
 * choice.
 */
export function waitingIn(projects: readonly ProposalSummary[]): Waiting[] {
  const mine = byTurn(projects.filter(isMyTurn));
  const isFirst = (project: ProposalSummary) =>
    mine.find(({ solicitud }) => solicitud === project.solicitud) === project;
  return mine
    .filter((project) => project.solicitud === null || isFirst(project))
    .map((project) =>
      project.solicitud === null
        ? stepIn(project)
        : choiceAmong(
            project.solicitud,
            mine.filter(({ solicitud }) => solicitud === project.solicitud),
          ),
    );
}

function stepIn(project: ProposalSummary): Waiting {
  const next = nextStepOf(project);
  const { id, titulo, other_nombre, other_key, entregado } = project;
  const subject = titulo || 'Propuesta sin título';
  return {
    key: `proyecto-${id}`,
    title: next?.title ?? subject,
    detail: entregado ? `${other_nombre} ya entregó · ${subject}` : subject,
    button: next?.button ?? 'Abrir',
    href: paths.chat(other_key),
    people: [project],
  };
}

/** `offers` has at least one. */
function choiceAmong(request: number, offers: readonly ProposalSummary[]): Waiting {
  const least = Math.min(...offers.map(({ precio }) => precio ?? 0));
  const { titulo = '', other_nombre = '' } = offers[0] ?? {};
  const several = offers.length > 1;
  return {
    key: `solicitud-${request}`,
    title: several ? 'Elige con quién' : `Revisa la propuesta de ${other_nombre}`,
    detail: several
      ? `${titulo}: ${offers.length} propuestas desde ${pesos(least)}`
      : `${titulo} · ${pesos(least)}`,
    button: several ? 'Comparar' : 'Ver propuesta',
    href: paths.clientRequest(request),
    people: offers,
  };
}
