import type { Message } from '#contract/chat/view.ts';
import { ThreadNote } from './card.tsx';
import { clockOf } from './moment.ts';
import { toneOf } from './rows.ts';
import style from './thread.module.css';

/** The separator before the first message of a day. */
export function DayNote({ label }: { label: string }) {
  return <p className={style.day}>{label}</p>;
}

/** An automatic message: a quiet line; `words`: as its reader reads it, where that is known. */
export function SystemNote({ message, words }: { message: Message; words: string | undefined }) {
  const { msg, createAt } = message;
  return (
    <ThreadNote tone={toneOf(message)}>
      {words ?? msg} · <time dateTime={createAt}>{clockOf(createAt)}</time>
    </ThreadNote>
  );
}
