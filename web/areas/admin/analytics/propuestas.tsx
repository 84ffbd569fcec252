import { api } from '#web/api/index.ts';
import { estadoWords } from '#web/shared/projects/estado-chip.tsx';
import { pesos } from '#web/ui/money.tsx';
import { cities, counted, ranked } from './report.ts';
import { ReportScreen } from './report-screen.tsx';

const TITLE = 'Reporte de propuestas';
export const meta = () => [{ title: `${TITLE} · Maestros` }];

export default function Propuestas() {
  return (
    <ReportScreen
      title={TITLE}
      name="propuestas"
      load={async (days, options) => {
        const { metrics, totales, anterior } = await api.analytics.propuestas(days, options);
        return {
          totals: [
            {
              label: 'Propuestas',
              value: metrics.total_propuestas,
              before: anterior.propuestas,
            },
            {
              label: 'Finalizadas',
              value: totales.finalizadas,
              before: anterior.finalizadas,
            },
            {
              label: 'Precio promedio',
              value: metrics.precio_promedio,
              before: anterior.precio_promedio,
              format: pesos,
            },
          ],
          parts: [
            {
              title: 'Propuestas según cómo van',
              drawn: 'bars',
              columns: ['Cómo va', 'Propuestas'],
              data: counted(metrics.propuestas_por_estado, estadoWords),
            },
            {
              title: 'Propuestas por profesión',
              drawn: 'bars',
              columns: ['Profesión', 'Propuestas'],
              data: ranked(metrics.pro_profesional_profesion),
              note: 'Según la profesión principal de quien hace el trabajo.',
            },
            {
              title: 'Propuestas por estado de la República',
              drawn: 'map',
              columns: ['Estado', 'Propuestas'],
              data: ranked(metrics.pro_profesional_estado),
            },
            {
              title: 'Propuestas por ciudad',
              drawn: 'bars',
              columns: ['Ciudad', 'Propuestas'],
              data: cities(metrics.pro_profesional_ciudad),
            },
          ],
        };
      }}
    />
  );
}
