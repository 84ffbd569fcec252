import { useRef } from 'react';
import { useFocusOnAdded } from '#web/shared/use-focus-on-added.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, SkeletonCard } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { ReportCard } from './report-card.tsx';
import style from './reports.module.css';
import { useReports } from './use-reports.ts';

export const meta = () => [{ title: 'Denuncias · Maestros' }];

/** /admin/denuncias: what people told the team of others and nobody has attended to. */
export default function Reports() {
  const list = useReports();
  const title = useRef<HTMLHeadingElement>(null);
  const reports = list.data?.pages.flatMap((page) => page.reports) ?? [];

  const { box, keepFocus } = useFocusOnAdded(reports.length);

  return (
    <Stack gap={5}>
      <h1 ref={title} tabIndex={-1} className={style.title}>
        Denuncias
      </h1>
      {list.isPending && (
        <Loading label="Cargando las denuncias…">
          <Stack gap={4}>
            <SkeletonCard />
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
      {list.data && reports.length === 0 && (
        <EmptyState scene="success" title="No hay denuncias por atender">
          Cuando alguien reporte a otra persona desde el chat, lo verás aquí.
        </EmptyState>
      )}
      {reports.length > 0 && (
        <ul className={style.list} ref={box}>
          {reports.map((report) => (
            <li key={report.id}>
              {/* What was pressed is gone with its report. */}
              <ReportCard report={report} onClosed={() => title.current?.focus()} />
            </li>
          ))}
          {list.hasNextPage && (
            <li>
              {list.isFetchNextPageError && <p role="alert">{list.error.message}</p>}
              <Button
                variant="secondary"
                busy={list.isFetchingNextPage}
                onClick={() => void keepFocus(async () => void (await list.fetchNextPage()))}
              >
                Ver más
              </Button>
            </li>
          )}
        </ul>
      )}
    </Stack>
  );
}
