import type { Message } from '#contract/chat/view.ts';
import { Ago } from './ago.tsx';
import { toneOf } from './rows.ts';
import style from './thread.module.css';

/** The separator before the first message of a day. */
export function DayNote({ label }: { label: string }) {
  return <p className={style.note}>{label}</p>;
}

/** An automatic message, centred; `words`: as its reader reads it, where that is known. */
export function SystemNote({ message, words }: { message: Message; words: string | undefined }) {
  return (
    <p className={style.note} data-tone={toneOf(message)}>
      {words ?? message.msg} · <Ago at={message.createAt} />
    </p>
  );
}
