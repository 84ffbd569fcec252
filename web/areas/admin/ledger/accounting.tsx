import { Link, useSearchParams } from 'react-router';
import { PERIODS, type Period, getIncome, exportBooks } from '#contract/ledger.ts';
import { csvOf } from '#lib/csv.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';
import { useDates } from '../analytics/use-dates.ts';
import { FileButton } from '../file-button.tsx';
import { Compared } from '../reconciliation/compared.tsx';
import { Differences } from '../reconciliation/differences.tsx';
import { usePending } from '../use-pending.ts';
import { Balance } from './balance.tsx';
import { COLUMNS, IncomeSection } from './income.tsx';
import style from './ledger.module.css';
import { Months } from './months.tsx';
import { MovementsDialog } from './movements-dialog.tsx';
import { Owed } from './owed.tsx';

export const meta = () => [{ title: 'Contabilidad · Maestros' }];

const PERIOD_NAMES: Record<Period, string> = { dia: 'Día', semana: 'Semana', mes: 'Mes' };

/** /admin/contabilidad (4 §B): income and costs, what is owed, and the trial balance, each number with its rows. */
export default function Accounting() {
  const { start: desde, end: hasta, shown, problems, change } = useDates({ always: false });
  const [params, setParams] = useSearchParams();
  const por = PERIODS.find((one) => one === params.get('por')) ?? 'semana';
  const range = { desde, hasta };
  /** A payout to the bank of which a notice told. */
  const deposito = params.get('deposito');
  const closeDeposit = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('deposito');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const diferencias = usePending().data?.diferencias ?? 0;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h1>Contabilidad</h1>
        <p>
          <Link to={paths.rates}>Comisión y precios</Link>
        </p>
      </Stack>
      <div className={style.filters}>
        <DateField
          label="Fecha inicial"
          value={shown.start}
          onChange={change('start')}
          error={problems.start}
        />
        <DateField
          label="Fecha final"
          value={shown.end}
          onChange={change('end')}
          error={problems.end}
        />
        <SelectField
          filter
          label="Por"
          options={PERIODS.map((value) => ({ value, label: PERIOD_NAMES[value] }))}
          value={por}
          onChange={(value) =>
            setParams(
              (before) => {
                const next = new URLSearchParams(before);
                next.set('por', value);
                return next;
              },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      </div>
      <Row gap={2}>
        <FileButton call={getIncome} label="Descargar CSV" load={() => csvFile(range, por)}>
          CSV
        </FileButton>
        <FileButton
          call={exportBooks}
          label="Descargar XLSX"
          load={async () => {
            const { movimientos, ...file } = await api.ledger.exportBooks({ ...range, por });
            return { ...file, message: `Descargaste ${movimientos} movimientos con sus sumas.` };
          }}
        >
          XLSX
        </FileButton>
      </Row>
      {diferencias > 0 ? <Differences count={diferencias} /> : <Compared />}
      <IncomeSection range={range} por={por} />
      <Owed />
      <Balance range={range} />
      <Months />
      {deposito !== null && (
        <MovementsDialog
          title={`Depósito ${deposito}`}
          asked={{ ...range, cuenta: 'proveedor', deposito }}
          onClose={closeDeposit}
        />
      )}
    </Stack>
  );
}

/** Income, costs and the balance as text for a spreadsheet; the Excel file has the journal too. */
async function csvFile(range: { desde: string; hasta: string }, por: Period) {
  const { periodos, totales } = await api.ledger.getIncome({ ...range, por });
  const { cuentas } = await api.ledger.getBalance(range);
  const money = (mxn: number) => mxn.toFixed(2);
  const sums = (one: typeof totales) => COLUMNS.map(({ of }) => money(one[of]));
  return {
    nombre: `contabilidad-${range.desde}-${range.hasta}.csv`,
    message: 'Descargaste ingresos, costos y balanza.',
    csv: csvOf([
      ['Desde', 'Hasta', ...COLUMNS.map(({ label }) => label)],
      ...periodos.map((one) => [one.desde, one.hasta, ...sums(one)]),
      ['Total', '', ...sums(totales)],
      [],
      ['Cuenta', 'Antes', 'Cargos', 'Abonos', 'Saldo'],
      ...cuentas.map((one) => [
        one.nombre,
        ...[one.antes, one.cargos, one.abonos, one.saldo].map(money),
      ]),
    ]),
  };
}
