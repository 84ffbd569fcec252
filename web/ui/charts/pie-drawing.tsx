import { PieChart } from '@mantine/charts';
import type { PieLabelRenderProps } from 'recharts';
import { MantineScope } from '../mantine/scope.tsx';
import type { Datum } from './data.ts';
import '@mantine/charts/styles.layer.css';

interface PieDrawingProps {
  slices: readonly Datum[];
  /** Diameter in pixels. */
  size: number;
}

/** Space around the pie for the numbers of thin slices, in pixels. */
const MARGIN = 18;
/** Below this share a number does not fit into its slice. */
const THIN = 0.06;

export default function PieDrawing({ slices, size }: PieDrawingProps) {
  return (
    <MantineScope>
      <PieChart
        size={size}
        // The library turns the size into rem, which would overflow with a larger font size.
        vars={() => ({ root: { '--chart-size': `${size}px` } })}
        data={slices.map(({ label, value }, index) => ({
          name: label,
          value,
          color: `var(--m-chart-${index + 1})`,
        }))}
        // Clockwise from twelve o'clock.
        startAngle={90}
        endAngle={-270}
        strokeColor="var(--m-paper)"
        strokeWidth={slices.length > 1 ? 2 : 0}
        accessibilityLayer={false}
        pieProps={{ outerRadius: size / 2 - MARGIN, label: SliceNumber, labelLine: false }}
      />
    </MantineScope>
  );
}

function SliceNumber({
  cx,
  cy,
  midAngle = 0,
  outerRadius,
  percent = 1,
  index,
}: PieLabelRenderProps) {
  const thin = percent < THIN;
  const radius = thin ? outerRadius + MARGIN / 2 : outerRadius * 0.66;
  const angle = (-midAngle * Math.PI) / 180;
  return (
    <text
      x={cx + radius * Math.cos(angle)}
      y={cy + radius * Math.sin(angle)}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={thin ? 13 : 16}
      fontWeight={700}
      fill={thin ? 'var(--m-ink)' : 'var(--m-on-chart)'}
    >
      {index + 1}
    </text>
  );
}
