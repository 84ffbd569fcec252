import { lazy } from 'react';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { formatValue } from './data.ts';

const MapDrawing = lazy(() => import('./map-drawing.tsx'));

/**
 * The states of Mexico shaded by their values. `data` uses their official names; other entries, such as
 * «Sin domicilio», appear only in the table.
 */
export function StateMap(props: ChartProps) {
  const { title, data, format = formatValue } = props;
  return (
    <ChartFrame {...props} height={340}>
      <MapDrawing title={title} data={data} format={format} />
    </ChartFrame>
  );
}
