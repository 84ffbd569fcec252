import { api } from '#web/api/index.ts';
import { eventLabel } from '../event-labels.ts';
import { cities, ranked } from './report.ts';
import { ReportScreen } from './report-screen.tsx';

const TITLE = 'Reporte de notificaciones';
export const meta = () => [{ title: `${TITLE} · Maestros` }];

export default function Notificaciones() {
  return (
    <ReportScreen
      title={TITLE}
      name="notificaciones"
      always
      load={async (days, options) => {
        const { metrics, totales, anterior } = await api.analytics.notifications(days, options);
        return {
          totals: [
            {
              label: 'Notificaciones',
              value: totales.notifications,
              before: anterior.notifications,
            },
            { label: 'Enviadas', value: totales.enviadas, before: anterior.enviadas },
          ],
          parts: [
            {
              title: 'Notificaciones por rol',
              drawn: 'pie',
              columns: ['Rol', 'Notificaciones'],
              data: [
                { label: 'A clientes', value: metrics.notifications_by_role[1] },
                { label: 'A profesionales', value: metrics.notifications_by_role[2] },
              ],
            },
            {
              title: 'Notificaciones por mensaje',
              drawn: 'bars',
              columns: ['Mensaje', 'Notificaciones'],
              data: metrics.notifications_by_message.map(({ evento, nombre, total }) => ({
                label: eventLabel(evento),
                detail: nombre,
                value: total,
              })),
              note: 'La tabla dice el texto de cada uno: «…» está en lugar de nombres, proyectos y montos.',
            },
            {
              title: 'Notificaciones por profesión',
              drawn: 'bars',
              columns: ['Profesión', 'Notificaciones'],
              data: ranked(metrics.notifications_by_profession),
              note: 'Según la profesión principal de los profesionales avisados.',
            },
            {
              title: 'Notificaciones por estado',
              drawn: 'map',
              columns: ['Estado', 'Notificaciones'],
              data: ranked(metrics.notifications_by_state),
            },
            {
              title: 'Notificaciones por ciudad',
              drawn: 'bars',
              columns: ['Ciudad', 'Notificaciones'],
              data: cities(metrics.notifications_by_city),
            },
          ],
        };
      }}
    />
  );
}
