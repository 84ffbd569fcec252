import type { Proposal } from '#contract/views.ts';
import { pesos } from '#web/ui/money.tsx';
import type { TimelineItem } from '#web/ui/timeline.tsx';
import { sideOf } from './project-state.ts';
import { turnOf } from './turns.ts';
import { when } from './when.ts';

type Event = Proposal['eventos'][number];

/** What happened, by the server's name for it. */
const TITLES: Record<string, string> = {
  por_publicar: 'Propuesta empezada',
  publicada: 'Propuesta enviada',
  rechazada: 'Propuesta rechazada',
  por_pagar: 'Propuesta aceptada',
  pago_parcial: 'Pago parcial con tarjeta',
  pago_recibido: 'Pagada con tarjeta',
  pago_fallido: 'Un pago no se completó',
  anticipo: 'Anticipo liberado',
  completado: 'Trabajo completado',
  calificacion: 'Calificación',
  finalizada: 'Proyecto finalizado',
};

/** The story of a project: what happened, what is now and whose turn, what comes next. */
export function storyOf(
  proposal: Proposal,
  who: { me: string; otherName: string },
  today: string,
): TimelineItem[] {
  const past = proposal.eventos
    .filter(({ evento }) => evento in TITLES)
    .map((event, index) => pastItem(event, index, who, today));
  const turn = turnOf(proposal, sideOf(proposal, who.me), who.otherName);
  if (!turn) return past;
  return [
    ...past,
    { key: 'now', title: turn.title, detail: turn.detail, state: 'current' },
    ...turn.next.map((title) => ({ key: title, title, state: 'next' as const })),
  ];
}

function pastItem(
  { evento, actor, monto, createAt }: Event,
  index: number,
  { me, otherName }: { me: string; otherName: string },
  today: string,
): TimelineItem {
  const name = actor === me ? 'tú' : actor === 'System' ? '' : otherName;
  const parts = [monto === null ? '' : pesos(monto), name, when(createAt, today)];
  return {
    key: `${index}`,
    title: TITLES[evento],
    detail: parts.filter(Boolean).join(' · '),
    state: STOPPED.has(evento) ? 'stopped' : 'done',
  };
}

const STOPPED = new Set(['rechazada', 'pago_fallido']);
