import { Button } from '#web/ui/button.tsx';
import { Loading, SkeletonCard } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { DisputeCard } from './dispute-card.tsx';
import style from './disputes.module.css';
import { type DisputeState, useDisputes } from './use-disputes.ts';

const EMPTY: Record<DisputeState, readonly [title: string, text: string]> = {
  abiertas: [
    'No hay disputas por resolver',
    'Cuando un cliente o un profesional abra una disputa, la verás aquí, primero la más antigua.',
  ],
  resueltas: ['Todavía no hay disputas resueltas', 'Aquí quedará cada decisión con su motivo.'],
};

interface DisputeListProps {
  estado: DisputeState;
  onDecided: () => void;
}

export function DisputeList({ estado, onDecided }: DisputeListProps) {
  const list = useDisputes(estado);
  const disputes = list.data?.pages.flatMap((page) => page.disputes) ?? [];
  const [title, text] = EMPTY[estado];
  return (
    <Stack gap={5}>
      {list.isPending && (
        <Loading label="Cargando las disputas…">
          <Stack gap={4}>
            <SkeletonCard />
            <SkeletonCard />
          </Stack>
        </Loading>
      )}
      {list.isError && !list.data && (
        <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
          {list.error.message}
        </ErrorState>
      )}
      {list.data && disputes.length === 0 && (
        <EmptyState scene="success" title={title}>
          {text}
        </EmptyState>
      )}
      {disputes.length > 0 && (
        <ul className={style.list}>
          {disputes.map((dispute) => (
            <li key={dispute.id}>
              <DisputeCard
                dispute={dispute}
                // What was pressed is gone with its dispute.
                onDecided={onDecided}
                // Its links are signed for minutes.
                renewLinks={() => void list.refetch()}
              />
            </li>
          ))}
        </ul>
      )}
      {list.isFetchNextPageError && <p role="alert">{list.error?.message}</p>}
      {list.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Ver más
          </Button>
        </div>
      )}
    </Stack>
  );
}
