import { IconChevronDown } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { focusNamed } from '#web/shared/layout/use-navigation.ts';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { keys } from '../conversations/keys.ts';
import { useNamedProject } from '../conversations/navigation.ts';
import { standingIn } from './project-state.ts';
import { ProjectSummary } from './project-summary.tsx';
import { dayOf } from './when.ts';
import style from './earlier-projects.module.css';

export interface EarlierProjectsProps {
  me: string;
  partner: ChatPartner;
  /** The project that the panel already shows. */
  shown: number;
}

/** Earlier projects of the two people; the one that the address names is open. */
export function EarlierProjects(props: EarlierProjectsProps) {
  const named = useNamedProject();
  const { key } = useLocation();
  const wanted = named === props.shown ? null : named;
  // A link that is pressed again opens it again.
  return <Folded key={wanted === null ? '' : key} {...props} wanted={wanted} />;
}

function Folded({
  me,
  partner,
  shown,
  wanted,
}: EarlierProjectsProps & {
  /** The project to open. */
  wanted: number | null;
}) {
  const id = useId();
  const [opened, setOpened] = useState(wanted !== null);
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useEarlier(
    me,
    partner.keylogin,
    shown,
  );
  const proposals = data?.pages.flatMap((page) => page.proposals).filter((p) => p.id !== shown);
  const isOlder = wanted !== null && proposals?.some((one) => one.id === wanted) === false;
  const seeks = isOlder && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (seeks) void fetchNextPage();
  }, [seeks, fetchNextPage]);
  // Renders nothing while loading, and only a small notice after a failure.
  if (!proposals) return error && <Failed onRetry={() => void refetch()} busy={isFetching} />;
  if (proposals.length === 0) return null;
  return (
    <section className={style.earlier} aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`} className={style.title}>
        <button
          type="button"
          className={style.fold}
          aria-expanded={opened}
          aria-controls={`${id}-list`}
          onClick={() => setOpened(!opened)}
        >
          Proyectos anteriores ({proposals.length}
          {hasNextPage && '+'})
          <IconChevronDown size={20} aria-hidden />
        </button>
      </h4>
      <div id={`${id}-list`} hidden={!opened}>
        {opened && (
          <ul className={style.list}>
            {proposals.map((proposal) => (
              <Earlier
                key={proposal.id}
                {...{ me, partner, proposal }}
                wanted={proposal.id === wanted}
              />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button
            size="sm"
            variant="secondary"
            fullWidth
            busy={isFetching}
            onClick={() => void fetchNextPage()}
          >
            {error ? 'No se cargaron. Intentar de nuevo' : 'Ver más'}
          </Button>
        )}
      </div>
    </section>
  );
}

/** One earlier project, with its details when expanded. */
function Earlier({
  wanted,
  ...props
}: {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
  wanted: boolean;
}) {
  const id = useId();
  const [opened, setOpened] = useState(wanted);
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted && head.current) focusNamed(head.current);
  }, [wanted]);
  const { titulo, precio, updateAt } = props.proposal;
  return (
    <li>
      <button
        ref={head}
        type="button"
        className={style.fold}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <span className={style.words}>
          <strong>{titulo || 'Borrador sin título'}</strong>
          <span className={style.facts}>
            {dayOf(updateAt)}
            {precio !== null && (
              <>
                {' · '}
                <Money mxn={precio} />
              </>
            )}
          </span>
          <EstadoChip project={standingIn(props.proposal)} />
        </span>
        <IconChevronDown size={20} aria-hidden />
      </button>
      <div id={id} hidden={!opened} className={style.detail}>
        {opened && <ProjectSummary {...props} />}
      </div>
    </li>
  );
}

function Failed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <div className={style.earlier}>
      <Button size="sm" variant="quiet" busy={busy} onClick={onRetry}>
        No se cargaron los proyectos anteriores. Intentar de nuevo
      </Button>
    </div>
  );
}

/** The finished projects of two people, newest first. */
const useEarlier = (me: string, other: string, shown: number) =>
  useInfiniteQuery({
    queryKey: keys.earlier(me, other, shown),
    queryFn: ({ pageParam, signal }) =>
      api.projects.getProposals(
        { key_primary: me, key_secundary: other, ...(pageParam && { antes: pageParam }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ proposals, hay_mas }) => (hay_mas ? proposals.at(-1)?.id : undefined),
    retry: false,
  });
