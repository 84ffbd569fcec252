import { useRef } from 'react';
import { exportReports } from '#contract/moderation.ts';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { noneOf, RowsAndFile } from '../list/rows-and-file.tsx';
import { type Rows, useTabAddress } from '../list/use-tab-address.ts';
import { loadCsv } from './csv.ts';
import { ReportCard } from './report-card.tsx';
import style from './reports.module.css';
import { type ReportsState, useReports } from './use-reports.ts';

export const meta = () => [{ title: 'Denuncias · Maestros' }];

/** /admin/denuncias: the reports about people, open ones and what was done about the others. */
export default function Reports() {
  const { estado, show, rows } = useTabAddress('abiertas', 'atendidas');
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap={5}>
      <h1 ref={title} tabIndex={-1} className={style.title}>
        Denuncias
      </h1>
      <Tabs
        label="Denuncias"
        value={estado}
        onChange={show}
        tabs={[
          { id: 'abiertas', label: 'Por atender' },
          { id: 'atendidas', label: 'Atendidas' },
        ]}
        // The pressed button disappears with its report.
        panel={
          <List key={estado} estado={estado} rows={rows} onClosed={() => title.current?.focus()} />
        }
      />
    </Stack>
  );
}

const EMPTY: Record<ReportsState, readonly [title: string, text: string]> = {
  abiertas: [
    'No hay denuncias por atender',
    'Cuando alguien reporte a otra persona desde el chat, lo verás aquí.',
  ],
  atendidas: ['Todavía no se atiende ninguna', 'Aquí quedará qué se hizo con cada una.'],
};

interface ListProps {
  estado: ReportsState;
  rows: Rows;
  onClosed: () => void;
}

function List({ estado, rows, onClosed }: ListProps) {
  const list = useReports(estado, rows.filas);
  const [title, text] = EMPTY[estado];
  return (
    <Stack gap={4}>
      <RowsAndFile
        {...rows}
        none={noneOf(list.data?.pages[0]?.reports)}
        call={exportReports}
        load={() => loadCsv(estado)}
      />
      <GrowingList
        list={list}
        itemsOf={({ reports }) => reports}
        keyOf={({ id }) => id}
        loading="Cargando las denuncias…"
        none={
          <EmptyState scene="success" title={title}>
            {text}
          </EmptyState>
        }
      >
        {(report) => <ReportCard report={report} onClosed={onClosed} />}
      </GrowingList>
    </Stack>
  );
}
