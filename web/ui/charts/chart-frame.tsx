import { type ReactNode, Suspense } from 'react';
import { Loading, Skeleton } from '../skeleton.tsx';
import { ChartTable, type ChartTableProps } from './chart-table.tsx';
import style from './charts.module.css';
import { hasData } from './data.ts';

export interface ChartProps extends Omit<ChartTableProps, 'caption'> {
  /** What the chart shows, for screen readers and the table: «Cuentas por rol». */
  title: string;
  /** Shown instead of the chart when there is no data. */
  empty?: string;
  /** Whether a table of its own can be opened; not where its numbers stand in one beside it. */
  ownTable?: boolean;
}

interface ChartFrameProps extends ChartProps {
  children: ReactNode;
  /** Height of the drawing in pixels, reserved while it loads. */
  height: number;
}

/** The frame of every chart: its drawing, which is loaded on demand, and its table. */
export function ChartFrame({
  title,
  empty = 'Sin datos en este periodo',
  children,
  height,
  ownTable = true,
  total,
  ...table
}: ChartFrameProps) {
  if (!hasData(table.data)) return <p className={style.empty}>{empty}</p>;
  return (
    <div className={style.chart}>
      <Suspense
        fallback={
          <Loading>
            <Skeleton height={height} />
          </Loading>
        }
      >
        {children}
      </Suspense>
      {ownTable && (
        <details className={style.details}>
          <summary>Ver tabla</summary>
          <ChartTable caption={title} total={total} {...table} />
        </details>
      )}
    </div>
  );
}
