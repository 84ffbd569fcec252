import { api } from '#web/api/index.ts';
import { pesos } from '#web/ui/money.tsx';
import { paymentWords } from '../words.ts';
import { counted } from './report.ts';
import { ReportScreen } from './report-screen.tsx';

const TITLE = 'Reporte de pagos de clientes';
export const meta = () => [{ title: `${TITLE} · Maestros` }];

export default function Pagos() {
  return (
    <ReportScreen
      title={TITLE}
      name="pagos"
      load={async (days, options) => {
        const { metrics, totales, anterior } = await api.analytics.pagos(days, options);
        return {
          totals: [
            { label: 'Pagos', value: totales.pagos, before: anterior.pagos },
            { label: 'Pagados', value: totales.pagados, before: anterior.pagados },
            {
              label: 'Monto pagado',
              value: totales.monto,
              before: anterior.monto,
              format: pesos,
            },
            {
              label: 'Pago promedio',
              value: metrics.precio_promedio,
              before: anterior.precio_promedio,
              format: pesos,
            },
          ],
          parts: [
            {
              title: 'Pagos por tipo',
              drawn: 'pie',
              columns: ['Tipo', 'Pagos'],
              data: [
                { label: 'Proyectos', value: metrics.pagos_por_tipo.proyecto },
                { label: 'Membresías', value: metrics.pagos_por_tipo.membresia },
              ],
            },
            {
              title: 'Pagos según cómo van',
              drawn: 'pie',
              columns: ['Cómo va', 'Pagos'],
              data: counted(metrics.pagos_por_status, paymentWords),
            },
          ],
        };
      }}
    />
  );
}
