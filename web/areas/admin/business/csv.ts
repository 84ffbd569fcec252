import type { Unit } from '#domain/business/periods.ts';
import { csvOf } from '#lib/csv.ts';
import { api } from '#web/api/index.ts';
import type { Happened } from './use-business.ts';

/** The columns of the file; those with money have two decimals. */
const COLUMNS = [
  ['solicitudes', 'Solicitudes'],
  ['propuestas', 'Propuestas'],
  ['aceptadas', 'Aceptadas'],
  ['pagadas', 'Pagadas'],
  ['finalizadas', 'Finalizadas'],
  ['respuesta', 'Primera respuesta, minutos'],
  ['finalizado', 'Valor de lo finalizado', 'money'],
  ['cobrado', 'Trabajos pagados', 'money'],
  ['comision', 'Comisión', 'money'],
  ['membresias', 'Membresías', 'money'],
  ['costo', 'Costo de Stripe', 'money'],
  ['contracargos', 'Contracargos', 'money'],
  ['perdidas', 'Pérdidas', 'money'],
  ['neto', 'Neto', 'money'],
  ['iva', 'IVA acreditable', 'money'],
] as const satisfies readonly (readonly [keyof Happened, string, 'money'?])[];

const cellsOf = (one: Happened): string[] =>
  COLUMNS.map(([of, , money]) => {
    const value = one[of];
    return value === null ? '' : money ? value.toFixed(2) : String(value);
  });

/** The periods as text for a spreadsheet, the whole of them last. */
export async function loadCsv(asked: { por: Unit; desde: string; hasta: string }) {
  const { periodos, totales, desde, hasta } = await api.business.getBusiness(asked);
  const nombre = `negocio_${desde}_${hasta}.csv`;
  return {
    nombre,
    message: `Descargaste ${periodos.length} periodos en ${nombre}.`,
    csv: csvOf([
      ['Desde', 'Hasta', ...COLUMNS.map(([, label]) => label)],
      ...periodos.map((one) => [one.desde, one.hasta, ...cellsOf(one)]),
      ['Total', '', ...cellsOf(totales)],
    ]),
  };
}
