import { useState } from 'react';
import type { getIncome, Period } from '#contract/ledger.ts';
import type { OutputOf } from '#contract/call.ts';
import type { AccountKind, MovementKind } from '#domain/ledger/accounts.ts';
import { BarChart } from '#web/ui/charts/bar-chart.tsx';
import { Button } from '#web/ui/button.tsx';
import { pesos } from '#web/ui/money.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Cell, ListTable } from '../list/list-table.tsx';
import style from './ledger.module.css';
import { MovementsDialog, type MovementsDialogProps } from './movements-dialog.tsx';
import { NumberCell } from './number.tsx';
import { Shown } from './shown.tsx';
import { type Range, useIncome } from './use-ledger.ts';
import { periodWords } from './words.ts';

type Income = OutputOf<typeof getIncome>;
type Sums = Income['totales'];

interface Column {
  of: keyof Sums;
  label: string;
  /** What it is made of; nothing for a difference. */
  cuenta?: AccountKind;
  tipos?: MovementKind[];
  grows?: 'abono';
}

export const COLUMNS: readonly Column[] = [
  { of: 'cobrado', label: 'Cobrado', cuenta: 'proveedor', tipos: ['pago', 'membresia'] },
  { of: 'comision', label: 'Comisión', cuenta: 'comision', grows: 'abono' },
  { of: 'membresias', label: 'Membresías', cuenta: 'membresia', grows: 'abono' },
  { of: 'costo', label: 'Costo de Stripe', cuenta: 'costo_proveedor' },
  { of: 'contracargos', label: 'Contracargos', cuenta: 'costo_contracargo' },
  { of: 'perdidas', label: 'Pérdidas', cuenta: 'perdida' },
  { of: 'neto', label: 'Neto' },
  { of: 'iva', label: 'IVA acreditable', cuenta: 'iva_acreditable' },
];

/** Periods that stand at first, the newest; a phone has a card for each. */
const NEWEST = 12;

type Opened = Pick<MovementsDialogProps, 'title' | 'asked' | 'grows'>;

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
                      {COLUMNS.map(({ of, label, cuenta, tipos, grows }) =>
                        cuenta ? (
                          <NumberCell
                            key={of}
                            label={label}
                            name={`${label}, ${name}`}
                            mxn={one[of]}
                            onOpen={() =>
                              setOpened({
                                title: `${label}, ${name}`,
                                grows,
                                asked: {
                                  desde: one.desde,
                                  hasta: one.hasta,
                                  cuenta,
                                  ...(tipos && { tipos }),
                                },
                              })
                            }
                          />
                        ) : (
                          <Cell key={of} label={label} kind="number">
                            <strong>{pesos(one[of])}</strong>
                          </Cell>
                        ),
                      )}
                    </tr>
                  );
                })}
              </ListTable>
              <Earlier count={periodos.length - NEWEST} all={all} onChange={setAll} />
            </>
          )
        }
      </Shown>
      {opened && <MovementsDialog {...opened} onClose={() => setOpened(null)} />}
    </section>
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
