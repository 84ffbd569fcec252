import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { QueueItem } from '#contract/queue.ts';
import { URGENCIES } from '#domain/queue/queue.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { initials } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { addressOf, isSame, useQueueAddress } from './address.ts';
import { Age } from './age.tsx';
import style from './queue.module.css';
import type { useQueue } from './use-queue.ts';
import { GROUPS, ICONS, itemWords, timeOf } from './words.ts';

interface QueueListProps {
  list: ReturnType<typeof useQueue>;
  items: readonly QueueItem[];
}

/** What waits, in groups by how urgent it is. */
export function QueueList({ list, items }: QueueListProps) {
  const now = useNow();
  const { box, more } = useMore(list, items.length);
  const groups = URGENCIES.map((urgency) => ({
    urgency,
    of: items.filter((item) => timeOf(item, now).urgency === urgency),
  })).filter(({ of }) => of.length > 0);
  return (
    <div ref={box} className={style.list} role="group" aria-label="Lista de casos">
      {groups.map(({ urgency, of }, nth) => (
        <section key={urgency} aria-label={GROUPS[urgency]}>
          <h2 className={style.group} data-urgency={urgency}>
            {GROUPS[urgency]}
            {/* Of the last one there may be more than is loaded. */}
            <span>
              {of.length}
              {list.hasNextPage && nth === groups.length - 1 && '+'}
            </span>
          </h2>
          <ul>
            {of.map((item) => (
              <li key={`${item.tipo}.${item.clave}`}>
                <Row item={item} now={now} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <div className={style.more}>
          {list.isFetchNextPageError && <p role="alert">{list.error?.message}</p>}
          <Button variant="quiet" size="sm" busy={list.isFetchingNextPage} onClick={more}>
            Ver más
          </Button>
        </div>
      )}
    </div>
  );
}

/** Loads the next page; the focus goes to the first that it adds, because the button may be gone. */
function useMore(list: QueueListProps['list'], count: number) {
  const box: RefObject<HTMLDivElement | null> = useRef(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    box.current?.querySelectorAll('a')[from.current]?.focus();
    from.current = null;
  }, [count]);
  const more = () => {
    from.current = count;
    void list.fetchNextPage();
  };
  return { box, more };
}

function Row({ item, now }: { item: QueueItem; now: number }) {
  const address = useQueueAddress();
  const Icon = ICONS[item.tipo];
  const { responsable } = item;
  return (
    <Link
      className={style.row}
      to={addressOf(address, item)}
      // Of those that one looks through, back leads to the list.
      replace={address.open !== null}
      preventScrollReset
      aria-current={isSame(address.open, item) ? 'true' : undefined}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={style.title}>{item.titulo}</span>
      <span className={style.detail}>{itemWords(item)}</span>
      <Age {...timeOf(item, now)} />
      <span className={style.owner} data-nobody={responsable === null || undefined}>
        <span aria-hidden>{responsable && initials(responsable.nombre)}</span>
        <span className="m-hidden">
          {responsable ? `Lo lleva ${responsable.nombre}` : 'Nadie lo lleva'}
        </span>
      </span>
    </Link>
  );
}
