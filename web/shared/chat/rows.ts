import { longDay, weekdayAndDay } from '#lib/date-words.ts';
import type { Message } from '#contract/chat/view.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import { mexicoDay } from '#lib/mexico-time.ts';

/** What a row needs of a message that is being sent. */
export interface Waiting {
  readonly client_id: string;
  /** Epoch ms of the press on send. */
  readonly at: number;
}

export type Row<Outgoing extends Waiting = never> =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing };

/**
 * The rows of a thread: stored messages, then those being sent, with a separator before the first one
 * of each day. A message keeps its key when it moves from the outbox to the stored ones.
 */
export function rowsOf<Outgoing extends Waiting = never>(
  messages: readonly Message[],
  outbox: readonly Outgoing[],
  { me, today }: { me: string; today: string },
): Row<Outgoing>[] {
  const rows: Row<Outgoing>[] = [];
  let shown = '';
  const startDay = (at: number) => {
    const day = mexicoDay(at);
    if (day !== shown) rows.push({ kind: 'day', key: day, label: dayLabel(day, today) });
    shown = day;
  };
  const stored = new Set<string>();
  for (const message of messages) {
    startDay(Date.parse(message.createAt));
    // The other person's browser chooses its client ids independently.
    const own = message.sender === me ? message.client_id : null;
    if (own) stored.add(own);
    rows.push({ kind: 'message', key: own ?? String(message.id), message });
  }
  for (const outgoing of outbox) {
    if (stored.has(outgoing.client_id)) continue;
    startDay(outgoing.at);
    rows.push({ kind: 'outgoing', key: outgoing.client_id, outgoing });
  }
  return rows;
}

const DAY = 86_400_000;
const instant = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** «hoy», «ayer», «martes 24 de noviembre», and with the year when it is another one. */
export function dayLabel(day: string, today: string): string {
  if (day === today) return 'hoy';
  if (instant(day) === instant(today) - DAY) return 'ayer';
  return day.slice(0, 4) === today.slice(0, 4) ? weekdayAndDay(day) : longDay(day);
}

/** Automatic messages about money that was received or released are shown in green. */
const MONEY: ReadonlySet<string> = new Set<ProjectEvent>([
  'pago_recibido',
  'pago_parcial',
  'anticipo',
  'finalizada',
]);

export function toneOf({ evento }: Message): 'money' | 'warning' | 'plain' {
  if (evento === null) return 'plain';
  if (MONEY.has(evento)) return 'money';
  return evento === 'pago_fallido' ? 'warning' : 'plain';
}
