import { lazy } from 'react';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { formatNumber } from './data.ts';

const MapDrawing = lazy(() => import('./map-drawing.tsx'));

/**
 * The states of Mexico shaded by their values. `data` names them officially; what it has besides, as
 * «Sin domicilio», stands in the table only.
 */
export function StateMap(props: ChartProps) {
  const { title, data, format = formatNumber } = props;
  return (
    <ChartFrame {...props} height={340}>
      <MapDrawing title={title} data={data} format={format} />
    </ChartFrame>
  );
}
