import { BarChart } from '@mantine/charts';
import { Text, type YAxisTickContentProps } from 'recharts';
import { MantineScope } from '../mantine/scope.tsx';
import { type Datum, type Format, scaleEnd } from './data.ts';
import '@mantine/charts/styles.layer.css';

interface BarDrawingProps {
  rows: readonly Datum[];
  height: number;
  format: Format;
  /** Where the scale ends, if not at the first round number that is not below all values. */
  end?: number | undefined;
}

/** Width of the names in pixels. A row has room for two lines of them; what is longer is whole in the table. */
const NAMES = 136;
const LINES = 2;
const pixelsOf = (text: string) => 20 + text.length * 7.5;

export default function BarDrawing({ rows, height, format, end }: BarDrawingProps) {
  const widest = Math.max(...rows.map(({ value }) => pixelsOf(format(value))));
  const last = end ?? scaleEnd(Math.max(...rows.map(({ value }) => value)));
  return (
    <MantineScope>
      <BarChart
        // The library turns plain numbers into rem, which would overflow with a larger font size.
        h={`calc(${height}px)`}
        data={rows.map((row) => ({ ...row }))}
        dataKey="label"
        orientation="vertical"
        series={[{ name: 'value', color: 'var(--m-chart-1)' }]}
        // Every bar has its value beside it, so grid lines are not needed.
        gridAxis="none"
        textColor="var(--m-text)"
        maxBarWidth={22}
        barProps={{ radius: [0, 5, 5, 0] }}
        withBarValueLabel
        valueLabelProps={{ fontSize: 13, fontWeight: 600, fill: 'var(--m-ink)' }}
        valueFormatter={format}
        withTooltip={false}
        accessibilityLayer={false}
        barChartProps={{ margin: { top: 0, right: widest, bottom: 10, left: 0 } }}
        // Both ends only: between them the bars say it themselves, and on a phone there is no room for more.
        xAxisProps={{ domain: [0, last], ticks: [0, last], interval: 0 }}
        yAxisProps={{ width: NAMES, interval: 0, tick: RowName }}
      />
    </MantineScope>
  );
}

/** The library itself would write a third line into the rows above and below. */
function RowName({ x, y, width, payload }: YAxisTickContentProps) {
  return (
    <Text
      {...{ x, y, width }}
      textAnchor="end"
      verticalAnchor="middle"
      fontSize={13}
      fill="currentColor"
      maxLines={LINES}
    >
      {payload.value}
    </Text>
  );
}
