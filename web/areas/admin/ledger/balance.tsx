import { useState } from 'react';
import type { BalanceRow } from '#contract/ledger.ts';
import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import { Button } from '#web/ui/button.tsx';
import { pesos } from '#web/ui/money.tsx';
import { Cell, ListTable } from '../list/list-table.tsx';
import { MovementsDialog, type MovementsDialogProps } from './movements-dialog.tsx';
import style from './ledger.module.css';
import { NumberCell } from './number.tsx';
import { Shown } from '../list/shown.tsx';
import { type Range, useBalance } from './use-ledger.ts';
import { dayWords } from './words.ts';

const GROUPS = [
  ['dinero', 'Lo que hay'],
  ['por_cobrar', 'Lo que nos deben'],
  ['de_otros', 'Lo que se debe'],
  ['ingreso', 'Ingresos'],
  ['gasto', 'Costos'],
] as const;

const COLUMNS = ['antes', 'cargos', 'abonos', 'saldo'] as const;
type Column = (typeof COLUMNS)[number];

/** Before this day there were no books. */
const BEGINNING = '2020-01-01';

/** The movements of an account that a number is made of: those of one side, or all until a day. */
function askedOf(cuenta: BalanceRow['cuenta'], of: Column, { desde, hasta }: Range) {
  if (of === 'cargos') return { cuenta, desde, hasta, lado: 'cargo' as const };
  if (of === 'abonos') return { cuenta, desde, hasta, lado: 'abono' as const };
  const last = of === 'saldo' ? hasta : mexicoDay(startOfMexicoDay(desde) - DAY / 2);
  return { cuenta, desde: BEGINNING, hasta: last };
}

const sum = (rows: readonly BalanceRow[], of: Column): number =>
  Math.round(rows.reduce((total, row) => total + row[of] * 100, 0)) / 100;

const isQuiet = (row: BalanceRow): boolean => COLUMNS.every((of) => row[of] === 0);

/** The trial balance at the end of a range: debits add, credits take off; each number opens its movements. */
export function Balance({ range }: { range: Range }) {
  const [opened, setOpened] = useState<Pick<MovementsDialogProps, 'title' | 'asked'> | null>(null);
  const [all, setAll] = useState(false);
  const labels: Record<Column, string> = {
    antes: `Antes del ${dayWords(range.desde)}`,
    cargos: 'Cargos',
    abonos: 'Abonos',
    saldo: `Al ${dayWords(range.hasta)}`,
  };
  const line = (row: BalanceRow) => (
    <tr key={row.cuenta}>
      <td>{row.nombre}</td>
      {COLUMNS.map((of) => (
        <NumberCell
          key={of}
          label={labels[of]}
          name={`${row.nombre}, ${labels[of]}`}
          mxn={row[of]}
          onOpen={() =>
            setOpened({
              title: `${row.nombre}, ${labels[of].toLowerCase()}`,
              asked: askedOf(row.cuenta, of, range),
            })
          }
        />
      ))}
    </tr>
  );
  return (
    <section className={style.section} aria-labelledby="balanza">
      <h2 id="balanza">Balanza</h2>
      <p className={style.muted}>Los cargos suman, los abonos restan.</p>
      <Shown query={useBalance(range)} loading="Sumando la balanza…">
        {({ cuentas }) => {
          const shown = all ? cuentas : cuentas.filter((row) => !isQuiet(row));
          return (
            <>
              <ListTable
                caption="Balanza"
                stale={false}
                columns={[
                  'Cuenta',
                  ...COLUMNS.map((of) => ({ label: labels[of], number: true as const })),
                ]}
              >
                {GROUPS.flatMap(([group, name]) => {
                  const rows = shown.filter(({ grupo }) => grupo === group);
                  if (rows.length === 0) return [];
                  return [
                    <tr key={group} className={style.group}>
                      <th colSpan={5} scope="colgroup">
                        {name}
                      </th>
                    </tr>,
                    ...rows.map(line),
                  ];
                })}
                <tr className={style.total}>
                  <td>Suma</td>
                  {COLUMNS.map((of) => (
                    <Cell key={of} label={labels[of]} kind="number">
                      {pesos(sum(cuentas, of))}
                    </Cell>
                  ))}
                </tr>
              </ListTable>
              <Quiet count={cuentas.filter(isQuiet).length} all={all} onChange={setAll} />
            </>
          );
        }}
      </Shown>
      {opened && <MovementsDialog {...opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

interface QuietProps {
  count: number;
  all: boolean;
  onChange: (all: boolean) => void;
}

/** How many accounts neither moved nor hold anything, which stand in the table only when asked for. */
function Quiet({ count, all, onChange }: QuietProps) {
  if (count === 0) return null;
  const many = count === 1 ? '1 cuenta' : `${count} cuentas`;
  return (
    <Button variant="quiet" size="sm" onClick={() => onChange(!all)}>
      {all ? `Ocultar ${many} sin movimiento` : `y ${many} sin movimiento`}
    </Button>
  );
}
