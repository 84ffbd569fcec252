import { useEffect, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { isSearchable, readQuery } from '#domain/team-search/query.ts';
import { useSession } from '#web/api/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { useClosed } from '../screens.ts';
import { useMay } from '../use-may.ts';
import {
  actionsWith,
  type Entry,
  type Group,
  groupsOf,
  jumpEntry,
  recentEntry,
} from './entries.tsx';
import { jumpsFor } from './jumps.ts';
import { recentOf, remember } from './recent.ts';
import style from './team-search.module.css';
import { useFound } from './use-found.ts';
import { useJumps } from './use-jumps.ts';

export interface ResultsProps {
  text: string;
  /** The list's id; its rows are `id-0`, `id-1` … */
  id: string;
  active: number;
  onActive: (active: number) => void;
  onCount: (count: number) => void;
  /** The text for which Enter was pressed before its answer came. */
  hurried: string | null;
  onOpen: () => void;
}

/** Of the screens and of the actions, while nothing is typed. */
const SHOWN = 4;

/** What a text finds, in groups of rows. */
export default function Results({
  text,
  id,
  active,
  onActive,
  onCount,
  hurried,
  onOpen,
}: ResultsProps) {
  const keylogin = useSession()?.keylogin ?? '';
  const closed = useClosed();
  const may = useMay();
  const { screens, actions } = useJumps();
  const navigate = useNavigate();
  const found = useFound(text);
  const typed = text.trim();
  const searchable = isSearchable(readQuery(typed));
  const answer = searchable && !found.isError ? found.data : undefined;
  const hops = jumpsFor(typed, [...screens, ...actions]).map((jump) => jumpEntry(jump, typed));
  const groups: Group[] =
    typed === ''
      ? [
          { title: 'Lo último que abriste', entries: recentOf(keylogin).map(recentEntry) },
          {
            title: 'Ir a',
            entries: [...screens.slice(0, SHOWN), ...actions.slice(0, SHOWN)].map((jump) =>
              jumpEntry(jump, ''),
            ),
          },
        ].filter(({ entries }) => entries.length > 0)
      : [
          ...(hops.length > 0 ? [{ title: 'Ir a', entries: hops }] : []),
          ...(answer
            ? [
                ...groupsOf(answer, readQuery(found.settled), found.settled, closed),
                ...actionsWith(answer, may),
              ]
            : []),
        ];
  const entries = groups.flatMap((group) => group.entries);
  const count = entries.length;
  useEffect(() => onCount(count), [onCount, count]);

  const opened = ({ to, kept }: Entry) => {
    if (kept) remember(keylogin, { to, ...kept });
    onOpen();
  };
  const here = !searchable || found.current;
  const first = entries[0];
  useEffect(() => {
    if (hurried !== typed || !here || !first) return;
    opened(first);
    void navigate(first.to);
  });

  const waiting = searchable && !here && !found.isError;
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label="Resultados"
        className={style.list}
        data-stale={(waiting && answer !== undefined) || undefined}
      >
        {groups.map((group, at) => (
          <Rows
            key={group.title}
            group={group}
            from={groups.slice(0, at).reduce((sum, one) => sum + one.entries.length, 0)}
            {...{ id, active, onActive, opened }}
          />
        ))}
      </div>
      {found.isError && searchable ? (
        <Failed error={found.error} busy={found.isFetching} onRetry={() => void found.refetch()} />
      ) : (
        <Said {...{ typed, count, searchable, waiting }} />
      )}
    </>
  );
}

interface RowsProps {
  group: Group;
  /** The number of rows before it. */
  from: number;
  id: string;
  active: number;
  onActive: (active: number) => void;
  opened: (entry: Entry) => void;
}

function Rows({ group: { title, entries }, from, id, active, onActive, opened }: RowsProps) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className={style.group}>
      <div id={heading} className={style.heading} role="presentation">
        {title}
      </div>
      {entries.map((entry, at) => (
        <Link
          key={at}
          id={`${id}-${from + at}`}
          role="option"
          aria-selected={active === from + at}
          tabIndex={-1}
          className={style.row}
          to={entry.to}
          onClick={() => opened(entry)}
          onMouseMove={() => onActive(from + at)}
        >
          {entry.face}
          <span className={style.words}>
            <span className={style.title}>{entry.title}</span>
            {(entry.detail ?? entry.outside) && (
              <span className={style.details}>
                {entry.detail && <span className={style.detail}>{entry.detail}</span>}
                {entry.outside && <span className={style.detail}>{entry.outside}</span>}
              </span>
            )}
          </span>
          {entry.side && <span className={style.side}>{entry.side}</span>}
        </Link>
      ))}
    </div>
  );
}

function Failed({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  return (
    <div className={style.note} role="alert">
      <p>{error.message}</p>
      <Button variant="secondary" size="sm" busy={busy} onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}

interface SaidProps {
  typed: string;
  count: number;
  searchable: boolean;
  waiting: boolean;
}

/** What there is to say besides the rows: that it is on its way, that nothing was found, and what can be typed. */
function Said({ typed, count, searchable, waiting }: SaidProps) {
  const words = waiting
    ? 'Buscando…'
    : count > 0
      ? `${count} ${count === 1 ? 'resultado' : 'resultados'}`
      : '';
  const empty = typed !== '' && count === 0 && !waiting;
  return (
    <>
      <p role="status" className={waiting && count === 0 ? style.note : 'm-hidden'}>
        {words}
        {empty && (searchable ? 'Sin resultados' : 'Escribe un poco más')}
      </p>
      {(empty || typed === '') && (
        <div className={style.note}>
          {empty && (
            <p className={style.nothing}>
              {searchable ? `No encontramos nada con «${typed}»` : 'Escribe un poco más'}
            </p>
          )}
          <p>
            Un teléfono o sus últimas 4 cifras, un correo, palabras de un nombre en cualquier orden,
            un oficio, el número de un proyecto, un pago «pi_…», una clave de rastreo o una
            dirección pegada.
          </p>
        </div>
      )}
    </>
  );
}
