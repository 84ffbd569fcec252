import type { ProposalSummary } from '#contract/views.ts';
import { formatDay, mexicoInstant } from '#lib/mexico-time.ts';
import { pesos } from '#web/ui/money.tsx';
import { paths } from '#web/paths.ts';
import { byTurn, isAskedToShow, isMyTurn, isWorkToday, nextStepOf } from './next-step.ts';

/** One thing that waits for somebody. */
export interface Waiting {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly button: string;
  readonly href: string;
  /** When it comes too late, in epoch milliseconds; null where it can wait. */
  readonly until: number | null;
  /** Whom it is about. */
  readonly people: readonly Pick<ProposalSummary, 'other_nombre' | 'other_img_profile'>[];
}

/**
 * What waits for the one in whose list the projects are, the most urgent first. The proposals for one request are one
 * choice of its client.
 */
export function waitingIn(projects: readonly ProposalSummary[], today: string): Waiting[] {
  const mine = byTurn(projects.filter(isMyTurn), today);
  const seen = new Set<number>();
  return mine.flatMap((project) => {
    const { solicitud } = project;
    if (solicitud === null || project.turno.action !== 'aceptar') return [stepIn(project, today)];
    if (seen.has(solicitud)) return [];
    seen.add(solicitud);
    return [
      choiceAmong(
        solicitud,
        mine.filter((one) => one.solicitud === solicitud),
      ),
    ];
  });
}

/** What comes too late first; what can wait stays in its order, below. */
export const soonestFirst = (waiting: readonly Waiting[]): Waiting[] =>
  [...waiting].sort((a, b) => (a.until ?? Infinity) - (b.until ?? Infinity) || 0);

function stepIn(project: ProposalSummary, today: string): Waiting {
  const next = nextStepOf(project);
  const { id, titulo, other_nombre } = project;
  const subject = titulo || 'Propuesta sin título';
  const isWork = project.turno.action === 'entregar';
  return {
    key: `proyecto-${id}`,
    // Of a work one wants to know which, when and for whom.
    title: isWork ? subject : (next?.title ?? subject),
    detail: isWork ? [dayOf(project, today), other_nombre].filter(Boolean).join(' · ') : subject,
    button: next?.button ?? 'Abrir',
    href: addressOf(project),
    until: isWorkToday(project, today) ? beginsAt(project, today) : null,
    people: [project],
  };
}

/** Where the step is taken: in the conversation, which asks at once for what needs no look at it. */
function addressOf(project: ProposalSummary): string {
  const {
    turno: { action },
    other_key,
  } = project;
  // The pictures stand there beside the question.
  if (isAskedToShow(project)) return paths.project(other_key);
  if (action === 'calificar') return paths.rate(other_key);
  if (action === 'decir_direccion') return paths.sayWhere(other_key);
  if (action === 'revisar') return paths.reviseProposal(other_key);
  return paths.chat(other_key);
}

/** When a work of today begins; what is late, or has no hour, has begun. */
const beginsAt = ({ start, hora }: ProposalSummary, today: string): number =>
  mexicoInstant(start ?? today, hora ?? '00:00');

/** «Hoy, 15:30», «jue 26 nov»; '' without a day. */
function dayOf({ start, hora }: ProposalSummary, today: string): string {
  if (start === null) return '';
  return [start === today ? 'Hoy' : formatDay(start), hora].filter(Boolean).join(', ');
}

const changedBy = ({ other_nombre }: ProposalSummary): string => `${other_nombre} cambió la suya`;

/** `offers` has at least one. The request is called as it is everywhere, however each of them calls the work. */
function choiceAmong(request: number, offers: readonly ProposalSummary[]): Waiting {
  const least = Math.min(...offers.map(({ precio }) => precio ?? 0));
  const { solicitud_titulo, other_nombre = '' } = offers[0] ?? {};
  const title = solicitud_titulo ?? '';
  const several = offers.length > 1;
  const changed = offers.filter(({ cambiada }) => cambiada === 1);
  return {
    key: `solicitud-${request}`,
    title: several
      ? 'Elige con quién'
      : changed.length > 0
        ? `${other_nombre} cambió su propuesta`
        : `Revisa la propuesta de ${other_nombre}`,
    detail: several
      ? [
          `${title}: ${offers.length} propuestas desde ${pesos(least)}`,
          ...changed.map(changedBy),
        ].join(' · ')
      : `${title} · ${changed.length > 0 ? 'ahora ' : ''}${pesos(least)}`,
    button: several ? 'Comparar' : changed.length > 0 ? 'Ver qué cambió' : 'Ver propuesta',
    href: paths.clientRequest(request),
    until: null,
    people: offers,
  };
}
