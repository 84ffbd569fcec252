import { api } from '#web/api/index.ts';
import { levelName } from '../words.ts';
import { cities, ranked } from './report.ts';
import { ReportScreen } from './report-screen.tsx';

const TITLE = 'Resumen de cuentas';
export const meta = () => [{ title: `${TITLE} · Maestros` }];

export default function Cuentas() {
  return (
    <ReportScreen
      title={TITLE}
      name="cuentas"
      load={async (days, options) => {
        const { metrics, totales, anterior } = await api.analytics.cuentas(days, options);
        return {
          totals: [
            { label: 'Cuentas nuevas', value: totales.cuentas, before: anterior.cuentas },
            { label: 'Clientes', value: totales.clientes, before: anterior.clientes },
            {
              label: 'Profesionales',
              value: totales.profesionales,
              before: anterior.profesionales,
            },
          ],
          parts: [
            {
              title: 'Cuentas por rol',
              drawn: 'pie',
              columns: ['Rol', 'Cuentas'],
              data: [
                { label: 'Clientes', value: metrics.by_rol[1] },
                { label: 'Profesionales', value: metrics.by_rol[2] },
              ],
            },
            {
              title: 'Profesionales por nivel',
              drawn: 'bars',
              columns: ['Nivel', 'Profesionales'],
              data: ([0, 1, 2, 3] as const).map((nivel) => ({
                label: levelName(nivel),
                value: metrics.by_nivel[nivel],
              })),
            },
            {
              title: 'Profesionales por profesión',
              drawn: 'bars',
              columns: ['Profesión', 'Profesionales'],
              data: ranked(metrics.by_profesion),
              note: 'Según su profesión principal.',
            },
            {
              title: 'Cuentas por estado',
              drawn: 'map',
              columns: ['Estado', 'Cuentas'],
              data: ranked(metrics.by_estado),
            },
            {
              title: 'Cuentas por ciudad',
              drawn: 'bars',
              columns: ['Ciudad', 'Cuentas'],
              data: cities(metrics.by_ciudad),
            },
          ],
        };
      }}
    />
  );
}
