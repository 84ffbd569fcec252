import { useSearchParams } from 'react-router';
import { api } from '#web/api/index.ts';
import { pesos } from '#web/ui/money.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { shownOptions } from '../payments/shown.ts';
import { statusWords } from '../words.ts';
import { counted } from './report.ts';
import { ReportScreen } from './report-screen.tsx';

const TITLE = 'Reporte de pagos de clientes';
export const meta = () => [{ title: `${TITLE} · Maestros` }];

/** /admin/reportes/pagos-de-clientes (2 §2): what was charged, or what was only tried. */
export default function Pagos() {
  const [params, setParams] = useSearchParams();
  const intentos = params.get('ver') === 'intentos';
  const choose = (ver: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('ver');
        if (ver !== '') next.set('ver', ver);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const noun = intentos ? 'Intentos' : 'Pagos';
  return (
    <ReportScreen
      title={TITLE}
      name={intentos ? 'pagos intentos' : 'pagos'}
      filters={
        <SelectField
          filter
          label="Ver"
          options={shownOptions}
          value={intentos ? 'intentos' : ''}
          onChange={choose}
        />
      }
      load={async (days, options) => {
        const { metrics, totales, anterior } = await api.analytics.pagos(
          { ...days, ...(intentos && { intentos }) },
          options,
        );
        return {
          totals: [
            { label: noun, value: totales.pagos, before: anterior.pagos },
            {
              label: intentos ? 'Monto sin cobrar' : 'Monto pagado',
              value: totales.monto,
              before: anterior.monto,
              format: pesos,
            },
            {
              label: intentos ? 'Intento promedio' : 'Pago promedio',
              value: metrics.precio_promedio,
              before: anterior.precio_promedio,
              format: pesos,
            },
          ],
          parts: [
            {
              title: `${noun} por tipo`,
              drawn: 'pie',
              columns: ['Tipo', noun],
              data: [
                { label: 'Proyectos', value: metrics.pagos_por_tipo.proyecto },
                { label: 'Membresías', value: metrics.pagos_por_tipo.membresia },
              ],
            },
            {
              title: `${noun} según cómo van`,
              drawn: 'pie',
              columns: ['Cómo va', noun],
              data: counted(metrics.pagos_por_status, statusWords),
            },
          ],
        };
      }}
    />
  );
}
