import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { getUser } from '#contract/accounts.ts';
import type { QueueItem } from '#contract/queue.ts';
import { QUEUE, QUEUE_KINDS, type QueueKind } from '#domain/queue/queue.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import linkRow from '#web/ui/link-row.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useIsTable } from '#web/ui/use-is-wide.ts';
import { Shown } from '../list/shown.tsx';
import { useAssignees } from '../projects/use-assignees.ts';
import { useMay } from '../use-may.ts';
import { addressOf, isSame, useQueueAddress } from './address.ts';
import { ItemPane } from './item-pane.tsx';
import { RunBar, RunEnd } from './run.tsx';
import { QueueList } from './queue-list.tsx';
import style from './queue.module.css';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { useShortcuts } from './shortcuts.ts';
import { isSomebody, type ItemName, prefetchItem, useQueue } from './use-queue.ts';

export const meta = () => [{ title: 'Casos · Maestros' }];

/** /admin/casos (4 §F): all that waits for the team, the most urgent first, and the one that is looked at. */
export default function Queue() {
  const address = useQueueAddress();
  const { open } = address;
  const wide = useIsTable();
  const list = useQueue(address);
  const items = list.data?.pages.flatMap(({ casos }) => casos) ?? [];
  const { previous, next } = useNeighbours(items, open);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const run = address.elegidas.length > 0;
  const go = (to: ItemName | null) =>
    void navigate(addressOf(address, to), {
      replace: open !== null && to !== null,
      preventScrollReset: true,
    });
  const goTo = (to: ItemName | undefined) => (to ? () => go(to) : undefined);
  useShortcuts({ j: goTo(next), k: goTo(previous) });
  const mayRead = useMay()(getUser);
  const ahead = open && next;
  useEffect(() => {
    if (ahead) prefetchItem(queries, ahead, mayRead);
  }, [queries, ahead, mayRead]);
  // On a phone one case takes the whole screen.
  const alone = open !== null && !wide;
  return (
    <div className={style.queue}>
      <header className={alone ? 'm-hidden' : style.top}>
        <h1>Casos</h1>
        {!alone && (
          <>
            {!run && <Whose />}
            {wide && <ShortcutsHelp />}
          </>
        )}
      </header>
      {run && <RunBar stand={list.data?.pages[0]?.elegidas} />}
      {!alone && !run && <Kinds counts={list.data?.pages[0]?.abiertos} />}
      <div className={style.panes} data-open={open !== null || undefined}>
        {!alone && !isSomebody(address.de) && <Nobody />}
        {!alone && isSomebody(address.de) && (
          <Shown query={list} loading="Cargando los casos…">
            {({ pages }) => {
              if (items.length > 0) return <QueueList list={list} items={items} />;
              return run ? <RunEnd stand={pages[0]?.elegidas} /> : <None />;
            }}
          </Shown>
        )}
        {open ? (
          <ItemPane
            key={`${open.tipo}.${open.clave}`}
            name={open}
            listed={items.find((item) => isSame(item, open))}
            next={next}
            previous={previous}
            onGo={go}
            // Those that were passed over come once more; then it says how the run ended.
            onEnd={run ? () => go(items.find((item) => !isSame(item, open)) ?? null) : undefined}
            {...(!wide && { onBack: () => go(null) })}
          />
        ) : (
          wide && items[0] && <Start first={items[0]} onGo={go} />
        )}
      </div>
      {!alone && (
        <p className={style.others}>
          <Link to={paths.cases}>Proyectos detenidos, también los que ya se cerraron</Link>
          <Link to={paths.cannedAnswers}>Respuestas guardadas</Link>
        </p>
      )}
    </div>
  );
}

/** Whose cases are listed. */
function Whose() {
  const address = useQueueAddress();
  const navigate = useNavigate();
  const me = useSession()?.user.keylogin;
  const others = useAssignees().filter(({ value }) => value !== me);
  return (
    <div className={style.whose}>
      <SelectField
        filter
        label="De quién"
        hideLabel
        options={[
          { value: '', label: 'De todo el equipo' },
          { value: 'mias', label: 'Míos' },
          { value: 'nadie', label: 'De nadie' },
          ...others.map(({ value, label }) => ({ value, label: `De ${label}` })),
        ]}
        value={address.de}
        onChange={(de) => void navigate(addressOf({ ...address, de }, null), { replace: true })}
      />
    </div>
  );
}

/** The kinds, each with how many wait. */
function Kinds({ counts }: { counts: readonly { tipo: QueueKind; casos: number }[] | undefined }) {
  const address = useQueueAddress();
  const all = counts?.reduce((sum, { casos }) => sum + casos, 0);
  const link = (tipo: QueueKind | null, label: string, count: number | undefined) => (
    <Link
      key={label}
      to={addressOf({ ...address, tipo }, null)}
      replace
      preventScrollReset
      aria-current={address.tipo === tipo ? 'true' : undefined}
    >
      {label}
      {count !== undefined && <span className={style.count}>{count > 99 ? '99+' : count}</span>}
    </Link>
  );
  return (
    <nav className={`${linkRow.row} ${style.kinds}`} aria-label="De qué">
      {link(null, 'Todos', all)}
      {QUEUE_KINDS.map((tipo) =>
        link(tipo, QUEUE[tipo].many, counts?.find((one) => one.tipo === tipo)?.casos ?? 0),
      )}
    </nav>
  );
}

/** The address names nobody. */
function Nobody() {
  return (
    <EmptyState
      title="Nadie del equipo tiene esa clave"
      action={<Button href={paths.queue}>Ver los de todos</Button>}
    >
      Quizá la dirección está incompleta.
    </EmptyState>
  );
}

function None() {
  const { tipo, de } = useQueueAddress();
  return tipo === null && de === '' ? (
    <EmptyState scene="success" title="Nada espera al equipo">
      Cuando alguien se registre, se abra una disputa o falle un pago, lo verás aquí.
    </EmptyState>
  ) : (
    <EmptyState title="No hay casos así" action={<Button href={paths.queue}>Ver todos</Button>}>
      Elige otra clase de caso, o los de otra persona.
    </EmptyState>
  );
}

/** In place of a case, until one is opened: to read about somebody is recorded, so none opens by itself. */
function Start({ first, onGo }: { first: QueueItem; onGo: (to: ItemName) => void }) {
  return (
    <section className={style.start} aria-label="Caso">
      <p>Elige un caso de la lista, o empieza por el más urgente.</p>
      <Button onClick={() => onGo(first)}>Empezar por {first.titulo}</Button>
    </section>
  );
}

interface Neighbours {
  readonly previous: QueueItem | undefined;
  readonly next: QueueItem | undefined;
}

/** What comes before and after the open one; once that has left the list, what came after it while it was there. */
function useNeighbours(items: readonly QueueItem[], open: ItemName | null): Neighbours {
  const [left, setLeft] = useState<{ name: ItemName; next: QueueItem | undefined }>();
  const at = open ? items.findIndex((item) => isSame(item, open)) : -1;
  if (open && at !== -1) {
    const next = items[at + 1];
    if (!left || !isSame(left.name, open) || !isSame(left.next ?? null, next ?? null))
      setLeft({ name: open, next });
    return { previous: items[at - 1], next };
  }
  const after = left && isSame(left.name, open) ? left.next : undefined;
  return {
    previous: undefined,
    next: items.find((item) => isSame(item, after ?? null)) ?? items[0],
  };
}
