import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import style from './card.module.css';

export interface ThreadCardProps {
  /** What it is about, beside its icon. */
  kicker: ReactNode;
  icon: ReactNode;
  /** At the other end of the same line: a moment, a state. */
  aside?: ReactNode;
  title?: ReactNode;
  /** Whose bubble it is; a card of both stands in the middle. */
  of?: 'mine' | 'theirs' | undefined;
  /** It is what is to be done now. */
  open?: boolean;
  children?: ReactNode;
}

/** Something between the messages of a thread that can be read at once and acted upon. */
export function ThreadCard(props: ThreadCardProps) {
  const { kicker, icon, aside, title, of, open = false, children } = props;
  const id = useId();
  return (
    <article
      className={style.card}
      aria-labelledby={id}
      data-mine={of === 'mine' || undefined}
      data-theirs={of === 'theirs' || undefined}
      data-open={open || undefined}
    >
      <header className={style.head}>
        <span className={style.kicker} id={id}>
          {icon}
          {kicker}
        </span>
        {aside && <span>{aside}</span>}
      </header>
      {title && <h3 className={style.title}>{title}</h3>}
      {children}
    </article>
  );
}

/** In the place of a card whose content is still loading. */
export function LoadingCard({ of }: Pick<ThreadCardProps, 'of'>) {
  return (
    <div
      className={style.card}
      data-mine={of === 'mine' || undefined}
      data-theirs={of === 'theirs' || undefined}
    >
      <Loading label="Cargando la solicitud…">
        <SkeletonText lines={5} />
      </Loading>
    </div>
  );
}

export interface FoldedCardProps {
  icon: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** At the end of the line, as the amount of it. */
  amount?: ReactNode;
  of?: 'mine' | 'theirs' | undefined;
  /** What it shows when it is opened; rendered only then. */
  children: () => ReactNode;
  /** What can still be done now, in sight also while it is folded. */
  next?: ReactNode;
}

/** A card that is done: one line that can be opened. */
export function FoldedCard(props: FoldedCardProps) {
  const { icon, title, detail, amount, of, children, next } = props;
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <article
      className={`${style.card} ${style.fold}`}
      data-mine={of === 'mine' || undefined}
      data-theirs={of === 'theirs' || undefined}
    >
      <button
        type="button"
        className={style.toggle}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {icon}
        <span className={style.words}>
          <strong>{title}</strong>
          {detail && <small>{detail}</small>}
        </span>
        {amount && <span className={style.amount}>{amount}</span>}
        <IconChevronDown size={20} aria-hidden />
      </button>
      <div id={id} hidden={!opened} className={style.content}>
        {opened && children()}
      </div>
      {next && <div className={style.next}>{next}</div>}
    </article>
  );
}

interface ThreadNoteProps {
  tone?: 'money' | 'warning' | 'plain';
  icon?: ReactNode;
  children: ReactNode;
}

/** A small event: one quiet line in the middle. */
export function ThreadNote({ tone = 'plain', icon, children }: ThreadNoteProps) {
  return (
    <p className={style.note} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
