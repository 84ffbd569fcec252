import { exportDisputes } from '#contract/disputes.ts';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { noneOf, RowsAndFile } from '../list/rows-and-file.tsx';
import type { Rows } from '../list/use-tab-address.ts';
import { loadCsv } from './csv.ts';
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
  rows: Rows;
}

export function DisputeList({ estado, onResolved, rows }: DisputeListProps) {
  const list = useDisputes(estado, rows.filas);
  const [title, text] = EMPTY[estado];
  return (
    <Stack gap={4}>
      <RowsAndFile
        {...rows}
        none={noneOf(list.data?.pages[0]?.disputes)}
        call={exportDisputes}
        load={() => loadCsv(estado)}
      />
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
    </Stack>
  );
}
