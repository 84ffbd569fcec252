import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Screen } from '#web/shared/own-area/screen.tsx';
import { ReceiptLine } from '#web/shared/payments/receipt-line.tsx';
import { dayWords } from '#web/shared/payments/receipt-words.ts';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';
import { EmptyState } from '#web/ui/states.tsx';

export const meta = () => [{ title: 'Tus liberaciones · Maestros' }];

/** /profesional/dinero/liberaciones (4 §E): what projects released to oneself, each with its receipt. */
export default function Releases() {
  const list = useInfiniteQuery({
    queryKey: ['releases'],
    queryFn: ({ pageParam, signal }) =>
      api.payouts.getReleases(pageParam === null ? {} : { antes: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchOnMount: 'always',
    meta: TOAST_ON_ERROR,
  });
  return (
    <Screen
      title="Tus liberaciones"
      lead="Lo que tus proyectos pasaron a tu saldo, ya sin la comisión, de lo más reciente a lo más antiguo."
    >
      <GrowingList
        list={list}
        itemsOf={({ liberaciones }) => liberaciones}
        keyOf={({ id }) => id}
        loading="Cargando tus liberaciones…"
        none={
          <EmptyState scene="projects" title="Aquí verás lo que se te libere">
            Cuando un cliente libere un anticipo o confirme un trabajo, su recibo queda aquí.
          </EmptyState>
        }
      >
        {({ id, folio, concepto, neto, liberado_at }) => (
          <ReceiptLine
            href={paths.release(id)}
            title={concepto}
            mxn={neto}
            facts={[dayWords(liberado_at), folio]}
          />
        )}
      </GrowingList>
    </Screen>
  );
}
