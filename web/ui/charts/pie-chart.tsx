import { lazy } from 'react';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import style from './charts.module.css';
import { formatValue, formatShare, sentenceOf, slicesOf, sumOf } from './data.ts';

const PieDrawing = lazy(() => import('./pie-drawing.tsx'));

/** Diameter in pixels. */
const SIZE = 200;

/** The parts of a whole; numbers link each slice to its name and share beside the pie. */
export function PieChart(props: ChartProps) {
  const { title, data, format = formatValue } = props;
  const slices = slicesOf(data);
  const total = sumOf(slices);
  return (
    <ChartFrame {...props} height={SIZE} total={total}>
      <div className={style.pie}>
        <div
          role="img"
          aria-label={sentenceOf(title, slices, { format, shares: true })}
          style={{ width: SIZE, height: SIZE }}
        >
          <PieDrawing slices={slices} size={SIZE} />
        </div>
        {/* Hidden: the drawing's label already says it. */}
        <ol className={style.slices} aria-hidden>
          {slices.map(({ label, value }) => (
            <li key={label}>
              <span>{label}</span>
              <strong>{formatShare(value / total)}</strong>
              <span>{format(value)}</span>
            </li>
          ))}
        </ol>
      </div>
    </ChartFrame>
  );
}
