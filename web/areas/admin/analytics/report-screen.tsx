import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#lib/mexico-time.ts';
import { ApiError } from '#web/api/client.ts';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { hasData } from '#web/ui/charts/data.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { saveCsv } from '#web/shared/save-file.ts';
import { csvOfReport, fileNameOf } from './csv.ts';
import style from './metrics.module.css';
import { PartCard } from './part-card.tsx';
import type { Report } from './report.ts';
import { Totals } from './totals.tsx';
import { useDates } from './use-dates.ts';

interface Days {
  searchDateStart: string;
  searchDateEnd: string;
}

interface ReportScreenProps {
  title: string;
  /** The last part of its address; key of its cached replies. */
  name: string;
  /** Filters besides the dates; what they say belongs to `name`. */
  filters?: ReactNode;
  load: (days: Days, options: { signal: AbortSignal }) => Promise<Pick<Report, 'totals' | 'parts'>>;
  /** Loads again at every change of the dates (2 §5). */
  always?: boolean;
}

/** A report between two dates: totals, a chart and a table of each metric, and a CSV of everything. */
export function ReportScreen({ title, name, filters, load, always = false }: ReportScreenProps) {
  const { start, end, shown, problems, change } = useDates({ always });
  const days = { searchDateStart: start, searchDateEnd: end };
  const query = useQuery({
    queryKey: ['admin', 'metrics', name, days],
    meta: TOAST_ON_ERROR,
    queryFn: async ({ signal }) => ({ ...(await load(days, { signal })), start, end }),
    placeholderData: keepPreviousData,
    ...(always && { staleTime: 0 }),
  });
  const campos = query.error instanceof ApiError ? query.error.campos : {};
  const wrongDates = Object.keys(campos).length > 0;
  const report = query.isError ? undefined : query.data;
  const empty = report && !report.parts.some(({ data }) => hasData(data));

  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Link className={style.back} to={paths.metrics}>
          Reportes
        </Link>
        <h1>{title}</h1>
      </Stack>
      <div className={style.dates}>
        <DateField
          label="Fecha inicial"
          value={shown.start}
          onChange={change('start')}
          error={problems.start ?? campos.searchDateStart}
        />
        <DateField
          label="Fecha final"
          value={shown.end}
          onChange={change('end')}
          error={problems.end ?? campos.searchDateEnd}
        />
        {filters}
        <Button
          variant="secondary"
          icon={<IconDownload size={20} aria-hidden />}
          disabledReason={report && !empty ? undefined : 'No hay datos que descargar.'}
          onClick={() => report && saveCsv(fileNameOf(title, report), csvOfReport(report))}
        >
          Descargar CSV
        </Button>
      </div>
      {query.isPending && <ReportSkeleton />}
      {query.isError && !wrongDates && (
        <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching}>
          {query.error.message}
        </ErrorState>
      )}
      {report && (
        <div className={style.report} aria-busy={query.isPlaceholderData || undefined}>
          <p className={style.note} role="status">
            {`Del ${dayOf(report.start)} al ${dayOf(report.end)}, hora del centro de México.`}
          </p>
          {empty ? (
            <EmptyState title="Sin datos en este periodo">
              Elige otras fechas para ver el reporte.
            </EmptyState>
          ) : (
            <>
              <Totals totals={report.totals} />
              <div className={style.parts}>
                {report.parts.map((part) => (
                  <PartCard key={part.title} part={part} />
                ))}
              </div>
            </>
          )}
        </div>
      )}
    </Stack>
  );
}

/** «mar 24 nov 2026». */
const dayOf = (day: string): string => `${formatDay(day)} ${day.slice(0, 4)}`;

function ReportSkeleton() {
  return (
    <Loading label="Cargando el reporte…">
      <Stack gap={5}>
        <Row gap={4}>
          <Skeleton width={200} height={92} />
          <Skeleton width={200} height={92} />
        </Row>
        <div className={style.parts}>
          <Skeleton height={320} />
          <Skeleton height={320} />
        </div>
      </Stack>
    </Loading>
  );
}
