import { EmptyState } from '#web/ui/states.tsx';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { DisputeCard } from './dispute-card.tsx';
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
  onResolved: () => void;
}

export function DisputeList({ estado, onResolved }: DisputeListProps) {
  const list = useDisputes(estado);
  const [title, text] = EMPTY[estado];
  return (
    <GrowingList
      list={list}
      itemsOf={({ disputes }) => disputes}
      keyOf={({ id }) => id}
      loading="Cargando las disputas…"
      none={
        <EmptyState scene="success" title={title}>
          {text}
        </EmptyState>
      }
    >
      {(dispute) => (
        <DisputeCard
          dispute={dispute}
          // The pressed button disappears with its dispute.
          onResolved={onResolved}
          // The signed links expire after minutes.
          renewLinks={() => void list.refetch()}
        />
      )}
    </GrowingList>
  );
}
