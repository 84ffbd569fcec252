import { useRef } from 'react';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { ReportCard } from './report-card.tsx';
import style from './reports.module.css';
import { useReports } from './use-reports.ts';

export const meta = () => [{ title: 'Denuncias · Maestros' }];

/** /admin/denuncias: the open reports about people. */
export default function Reports() {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap={5}>
      <h1 ref={title} tabIndex={-1} className={style.title}>
        Denuncias
      </h1>
      <GrowingList
        list={useReports()}
        itemsOf={({ reports }) => reports}
        keyOf={({ id }) => id}
        loading="Cargando las denuncias…"
        none={
          <EmptyState scene="success" title="No hay denuncias por atender">
            Cuando alguien reporte a otra persona desde el chat, lo verás aquí.
          </EmptyState>
        }
      >
        {(report) => (
          // The pressed button disappears with its report.
          <ReportCard report={report} onClosed={() => title.current?.focus()} />
        )}
      </GrowingList>
    </Stack>
  );
}
