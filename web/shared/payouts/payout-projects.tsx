import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { getPayoutProjects } from '#contract/payouts.ts';
import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import style from './payout-projects.module.css';

interface PayoutProjectsProps {
  /** Who asks, and of which payout. */
  queryKey: readonly unknown[];
  load: (
    page: { despues?: number },
    options: { signal: AbortSignal },
  ) => Promise<OutputOf<typeof getPayoutProjects>>;
  /** Where the receipt of a release is read. */
  hrefOf?: (release: number) => string;
}

/** The releases that a payout is made of: project, day and what it took of each. */
export function PayoutProjects({ queryKey, load, hrefOf }: PayoutProjectsProps) {
  const list = useInfiniteQuery({
    queryKey: [...queryKey, 'projects'],
    queryFn: ({ pageParam, signal }) =>
      load(pageParam === null ? {} : { despues: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });
  const projects = list.data?.pages.flatMap(({ proyectos }) => proyectos) ?? [];
  const more = () => void (list.data ? list.fetchNextPage() : list.refetch());
  return (
    <div className={style.projects}>
      {list.isPending && (
        <Loading label="Cargando los proyectos…">
          <SkeletonText lines={2} />
        </Loading>
      )}
      {projects.length > 0 && (
        <ul aria-label="Proyectos de este pago">
          {projects.map(({ id, titulo, monto, adeudo, parte, repuesto, liberado_at }) => (
            <li key={id}>
              <span>
                {hrefOf && !repuesto ? <Link to={hrefOf(id)}>{titulo}</Link> : titulo}
                <small>
                  {repuesto ? 'Repuesto el' : 'Liberado el'}{' '}
                  {formatDay(mexicoDay(Date.parse(liberado_at)))}
                  {adeudo > 0 && `, menos ${pesos(adeudo)} que cubrieron un adeudo`}
                  {parte && ', una parte'}
                </small>
              </span>
              <Money mxn={monto} />
            </li>
          ))}
        </ul>
      )}
      {list.isError && <p role="alert">{list.error.message}</p>}
      {(list.hasNextPage || list.isError) && (
        <div>
          <Button size="sm" variant="quiet" busy={list.isFetching} onClick={more}>
            {list.isError ? 'Intentar de nuevo' : 'Ver más proyectos'}
          </Button>
        </div>
      )}
    </div>
  );
}
