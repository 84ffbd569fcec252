import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useEffect, useRef } from 'react';
import { ROL } from '#contract/call.ts';
import type { Notification } from '#contract/notifications.ts';
import { formatClock, mexicoDay } from '#lib/mexico-time.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useFocusKept } from '#web/ui/use-focus-kept.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { AskDevice } from './devices/ask-device.tsx';
import { GrowingList } from '../growing-list.tsx';
import { Screen } from '../own-area/screen.tsx';
import { TOAST_ON_ERROR } from '../query.tsx';
import { refreshCounts, useCounts } from '../session/counts.ts';
import { useUser } from '../session/use-user.ts';
import { preferencesOf } from './preferences-of.ts';
import { dayHeading } from './day-heading.ts';
import style from './notifications.module.css';

export const meta = () => [{ title: 'Avisos · Maestros' }];

/** /avisos (4 §E): what one was told, by day, each leading to exactly what it speaks of. */
export default function Notifications() {
  const unread = useCounts().avisos;
  const { user } = useUser();
  const list = useInfiniteQuery({
    queryKey: ['notifications'],
    queryFn: ({ pageParam, signal }) =>
      api.notifications.getNotifications(pageParam === null ? {} : { antes: pageParam }, {
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchOnMount: 'always',
    meta: TOAST_ON_ERROR,
  });
  const { refetch } = list;
  const counted = useRef(unread);
  useEffect(() => {
    // Read anew when there is more, or less, that is not read.
    if (counted.current === unread) return;
    counted.current = unread;
    void refetch();
  }, [unread, refetch]);
  const box = useFocusKept();
  const all = list.data?.pages.flatMap(({ avisos }) => avisos) ?? [];
  // Known with the list, so that it does not come later and push the list down; what is older is only counted.
  const someUnread = all.some(({ leido }) => !leido) || (unread > 0 && list.isSuccess);
  const newest = Math.max(0, ...all.map(({ id }) => id));
  const readAll = useMutation({
    mutationFn: () => api.notifications.readNotifications({ hasta: newest }),
    onSuccess: () => Promise.all([refreshCounts(), refetch()]),
    onError: ({ message }) => toast.error(message),
  });
  const today = mexicoDay(list.dataUpdatedAt);
  const headings = new Map(
    all
      .filter(({ createAt }, index) => dayOf(createAt) !== dayOf(all[index - 1]?.createAt ?? ''))
      .map(({ id, createAt }) => [id, dayHeading(dayOf(createAt), today)]),
  );
  return (
    <Screen
      title="Avisos"
      lead={
        <>
          Lo que te hemos avisado, del más reciente al más antiguo.{' '}
          {user.rol !== ROL.admin && (
            <Link to={preferencesOf(user.rol)}>Elige qué te avisamos</Link>
          )}
        </>
      }
    >
      {user.rol !== ROL.admin && <AskDevice when="en cuanto pase algo" />}
      <div ref={box} tabIndex={-1} className={style.box}>
        {someUnread && newest > 0 && (
          <p className={style.all}>
            <Button
              variant="secondary"
              size="sm"
              busy={readAll.isPending}
              onClick={() => readAll.mutate()}
            >
              Marcar todo como leído
            </Button>
          </p>
        )}
        <GrowingList
          list={list}
          itemsOf={({ avisos }) => avisos}
          keyOf={({ id }) => id}
          loading="Cargando tus avisos…"
          shape={<SkeletonRows />}
          none={
            <EmptyState scene="messages" title="Aquí verás tus avisos">
              {user.rol === ROL.admin
                ? 'Cuando algo necesite al equipo, como una disputa o un contracargo, queda aquí.'
                : 'Cuando pase algo con tus solicitudes, tus proyectos o tu dinero, queda aquí.'}
            </EmptyState>
          }
        >
          {(one) => (
            <>
              {headings.has(one.id) && <h2 className={style.day}>{headings.get(one.id)}</h2>}
              <Row one={one} />
            </>
          )}
        </GrowingList>
      </div>
    </Screen>
  );
}

function Row({ one: { id, titulo, msg, enlace, leido, createAt } }: { one: Notification }) {
  const read = () => {
    // Nobody waits for it: what it leads to opens at once.
    if (!leido) api.notifications.readNotifications({ id }).then(refreshCounts, () => {});
  };
  return (
    <Link to={enlace} className={style.row} data-unread={!leido || undefined} onClick={read}>
      <span className={style.text}>
        <strong className={style.title}>
          {!leido && <span className={style.dot} aria-hidden />}
          {titulo}
          {!leido && <span className="m-hidden"> (sin leer)</span>}
        </strong>
        <span className={style.msg}>{msg}</span>
        <time className={style.time} dateTime={createAt}>
          {formatClock(Date.parse(createAt))}
        </time>
      </span>
      <IconChevronRight size={20} aria-hidden className={style.more} />
    </Link>
  );
}

const dayOf = (at: string): string => (at === '' ? '' : mexicoDay(Date.parse(at)));
