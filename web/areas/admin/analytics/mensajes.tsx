import { api } from '#web/api/index.ts';
import { ReportScreen } from './report-screen.tsx';

const TITLE = 'Reporte de mensajes';
export const meta = () => [{ title: `${TITLE} · Maestros` }];

export default function Mensajes() {
  return (
    <ReportScreen
      title={TITLE}
      name="mensajes"
      load={async (days, options) => {
        const { metrics, totales, anterior } = await api.analytics.mensajes(days, options);
        return {
          totals: [
            { label: 'Mensajes', value: totales.mensajes, before: anterior.mensajes },
            {
              label: 'Promedio de caracteres',
              value: metrics.promedio_caracteres,
              before: anterior.promedio_caracteres,
            },
          ],
          parts: [
            {
              title: 'Mensajes por dirección',
              drawn: 'pie',
              columns: ['Dirección', 'Mensajes'],
              data: [
                {
                  label: 'De cliente a profesional',
                  value: metrics.by_direction.cliente_a_profesional,
                },
                {
                  label: 'De profesional a cliente',
                  value: metrics.by_direction.profesional_a_cliente,
                },
              ],
              note: 'Sin los mensajes del sistema ni los del equipo.',
            },
            {
              title: 'Mensajes leídos',
              drawn: 'pie',
              columns: ['Visto', 'Mensajes'],
              data: [
                { label: 'Leídos', value: metrics.by_seen[1] },
                { label: 'Sin leer', value: metrics.by_seen[0] },
              ],
            },
          ],
        };
      }}
    />
  );
}
