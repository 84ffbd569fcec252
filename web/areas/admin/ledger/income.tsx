import { useState } from 'react';
import type { getIncome, Period } from '#contract/ledger.ts';
import type { OutputOf } from '#contract/call.ts';
import type { AccountKind, MovementKind } from '#domain/ledger/accounts.ts';
import { BarChart } from '#web/ui/charts/bar-chart.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { pesos } from '#web/ui/money.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { ListTable } from '../list/list-table.tsx';
import style from './ledger.module.css';
import { MovementsDialog } from './movements-dialog.tsx';
import { NumberButton, NumberCell } from './number.tsx';
import { Shown } from '../list/shown.tsx';
import { type Range, useIncome } from './use-ledger.ts';
import { periodWords } from './words.ts';

type Income = OutputOf<typeof getIncome>;
type Sums = Income['totales'];

interface Column {
  of: keyof Sums;
  label: string;
  /** Whose movements it is made of; none of what is left of others. */
  cuenta?: AccountKind;
  tipos?: MovementKind[];
  grows?: 'abono';
  /** How it counts for what is left. */
  net?: 'plus' | 'minus';
}

export const COLUMNS: readonly Column[] = [
  { of: 'cobrado', label: 'Cobrado', cuenta: 'proveedor', tipos: ['pago', 'membresia'] },
  { of: 'comision', label: 'Comisión', cuenta: 'comision', grows: 'abono', net: 'plus' },
  { of: 'membresias', label: 'Membresías', cuenta: 'membresia', grows: 'abono', net: 'plus' },
  { of: 'costo', label: 'Costo de Stripe', cuenta: 'costo_proveedor', net: 'minus' },
  { of: 'contracargos', label: 'Contracargos', cuenta: 'costo_contracargo', net: 'minus' },
  { of: 'perdidas', label: 'Pérdidas', cuenta: 'perdida', net: 'minus' },
  { of: 'neto', label: 'Neto' },
  { of: 'iva', label: 'IVA acreditable', cuenta: 'iva_acreditable' },
];

/** Periods that stand at first, the newest; a phone has a card for each. */
const NEWEST = 12;

/** A number of the table: of which column, and of which period by its name. */
interface Opened {
  column: Column;
  name: string;
  one: Sums & Range;
}

/** Income and costs by day, week or month: a chart and a table, whose numbers open their movements. */
export function IncomeSection({ range, por }: { range: Range; por: Period }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [all, setAll] = useState(false);
  return (
    <section className={style.section} aria-labelledby="ingresos">
      <h2 id="ingresos">Ingresos y costos</h2>
      <p className={style.muted}>
        Neto es comisión y membresías menos costo, contracargos y pérdidas. El IVA se puede
        acreditar, así que no está en el costo.
      </p>
      <Shown query={useIncome(range, por)} loading="Sumando ingresos y costos…">
        {({ periodos, totales }) =>
          COLUMNS.every(({ of }) => totales[of] === 0) ? (
            <EmptyState title="Sin movimientos en estos días">
              Elige otras fechas para ver ingresos y costos.
            </EmptyState>
          ) : (
            <>
              <BarChart
                title="Cobrado"
                ownTable={false}
                columns={['Periodo', 'Cobrado']}
                format={pesos}
                top={NEWEST}
                periods
                data={periodos.map((one) => ({ label: periodWords(one), value: one.cobrado }))}
              />
              <ListTable
                caption="Ingresos y costos"
                stale={false}
                columns={[
                  'Periodo',
                  ...COLUMNS.map(({ label }) => ({ label, number: true as const })),
                ]}
              >
                {[...(all ? periodos : periodos.slice(-NEWEST)), null].map((period) => {
                  const one = period ?? { ...range, ...totales };
                  const name = period ? periodWords(period) : 'Total';
                  return (
                    <tr key={name} className={period ? undefined : style.total}>
                      <td>{name}</td>
                      {COLUMNS.map((column) => (
                        <NumberCell
                          key={column.of}
                          label={column.label}
                          name={`${column.label}, ${name}`}
                          mxn={one[column.of]}
                          strong={column.of === 'neto'}
                          onOpen={() => setOpened({ column, name, one })}
                        />
                      ))}
                    </tr>
                  );
                })}
              </ListTable>
              <Earlier count={periodos.length - NEWEST} all={all} onChange={setAll} />
            </>
          )
        }
      </Shown>
      {opened && <NumberDialog {...opened} onOpen={setOpened} onClose={() => setOpened(null)} />}
    </section>
  );
}

interface NumberDialogProps extends Opened {
  onOpen: (opened: Opened) => void;
  onClose: () => void;
}

/** What a number is made of: its movements, and of what is left of others, these, each with its own. */
function NumberDialog({ column, name, one, onOpen, onClose }: NumberDialogProps) {
  const { label, cuenta, tipos, grows } = column;
  const title = `${label}, ${name}`;
  if (!cuenta) return <NetDialog {...{ title, name, one, onOpen, onClose }} />;
  const { desde, hasta } = one;
  return (
    <MovementsDialog
      title={title}
      grows={grows}
      asked={{ desde, hasta, cuenta, ...(tipos && { tipos }) }}
      onClose={onClose}
    />
  );
}

function NetDialog({
  title,
  name,
  one,
  onOpen,
  onClose,
}: Omit<NumberDialogProps, 'column'> & { title: string }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>Cerrar</Button>}
    >
      <dl className={style.parts}>
        {COLUMNS.filter(({ of, net }) => net && one[of] !== 0).map((column) => (
          <div key={column.of}>
            <dt>
              {column.net === 'minus' ? 'menos ' : ''}
              {column.label}
            </dt>
            <dd>
              <NumberButton
                name={`${column.label}, ${name}`}
                mxn={one[column.of]}
                onOpen={() => onOpen({ column, name, one })}
              />
            </dd>
          </div>
        ))}
        <div className={style.total}>
          <dt>Neto</dt>
          <dd>{pesos(one.neto)}</dd>
        </div>
      </dl>
    </Dialog>
  );
}

interface EarlierProps {
  count: number;
  all: boolean;
  onChange: (all: boolean) => void;
}

/** The periods before the newest, which stand in the table only when asked for; the total is always of all. */
function Earlier({ count, all, onChange }: EarlierProps) {
  if (count <= 0) return null;
  const many = count === 1 ? 'el periodo anterior' : `los ${count} periodos anteriores`;
  return (
    <Button variant="quiet" size="sm" onClick={() => onChange(!all)}>
      {all ? `Ocultar ${many}` : `Mostrar ${many}`}
    </Button>
  );
}
