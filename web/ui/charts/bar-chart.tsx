import { lazy } from 'react';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import style from './charts.module.css';
import { formatValue, sentenceOf } from './data.ts';

const BarDrawing = lazy(() => import('./bar-drawing.tsx'));

interface BarChartProps extends ChartProps {
  /** How many rows are drawn; the table lists all. */
  top?: number;
  /** The most that a value can be, such as five stars: the scale ends there. */
  end?: number | undefined;
}

/** Bars in the given order, 40 px a row and 50 px for the scale (2 §2). */
export function BarChart({ top = 10, end, ...props }: BarChartProps) {
  const { title, data, format = formatValue } = props;
  const rows = data.slice(0, top);
  const height = rows.length * 40 + 50;
  const more = data.length - rows.length;
  return (
    <ChartFrame {...props} height={height}>
      <div role="img" aria-label={sentenceOf(title, rows, { format })} style={{ height }}>
        <BarDrawing rows={rows} height={height} format={format} end={end} />
      </div>
      {more > 0 && (
        <p className={style.note}>
          {more === 1 ? 'Hay 1 más en la tabla.' : `Hay ${formatValue(more)} más en la tabla.`}
        </p>
      )}
    </ChartFrame>
  );
}
