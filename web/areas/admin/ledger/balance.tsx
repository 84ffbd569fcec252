import { useState } from 'react';
import type { BalanceRow } from '#contract/ledger.ts';
import { pesos } from '#web/ui/money.tsx';
import { Cell, ListTable } from '../list/list-table.tsx';
import { MovementsDialog } from './movements-dialog.tsx';
import style from './ledger.module.css';
import { OpenNumber } from './number.tsx';
import { Shown } from './shown.tsx';
import { type Range, useBalance } from './use-ledger.ts';
import { dayWords } from './words.ts';

const GROUPS = [
  ['dinero', 'Lo que hay'],
  ['por_cobrar', 'Lo que nos deben'],
  ['de_otros', 'Lo que se debe'],
  ['ingreso', 'Ingresos'],
  ['gasto', 'Costos'],
] as const;

const amount = (mxn: number): string => (mxn === 0 ? '–' : pesos(mxn));
const sum = (rows: readonly BalanceRow[], of: 'antes' | 'cargos' | 'abonos' | 'saldo'): number =>
  Math.round(rows.reduce((total, row) => total + row[of] * 100, 0)) / 100;

/** The trial balance at the end of a range: debits add, credits take off. */
export function Balance({ range }: { range: Range }) {
  const [opened, setOpened] = useState<BalanceRow | null>(null);
  const [before, after] = [`Antes del ${dayWords(range.desde)}`, `Al ${dayWords(range.hasta)}`];
  return (
    <section className={style.section} aria-labelledby="balanza">
      <h2 id="balanza">Balanza</h2>
      <p className={style.muted}>Los cargos suman, los abonos restan.</p>
      <Shown query={useBalance(range)} loading="Sumando la balanza…">
        {({ cuentas }) => (
          <ListTable
            caption="Balanza"
            stale={false}
            columns={[
              'Cuenta',
              { label: before, number: true },
              { label: 'Cargos', number: true },
              { label: 'Abonos', number: true },
              { label: after, number: true },
            ]}
          >
            {GROUPS.flatMap(([group, name]) => [
              <tr key={group} className={style.group}>
                <th colSpan={5} scope="colgroup">
                  {name}
                </th>
              </tr>,
              ...cuentas
                .filter(({ grupo }) => grupo === group)
                .map((row) => (
                  <tr key={row.cuenta}>
                    <td>{row.nombre}</td>
                    <Cell label={before} kind="number">
                      {amount(row.antes)}
                    </Cell>
                    <Cell label="Cargos" kind="number">
                      <OpenNumber
                        mxn={row.cargos}
                        label={`Cargos de ${row.nombre}`}
                        onOpen={() => setOpened(row)}
                      />
                    </Cell>
                    <Cell label="Abonos" kind="number">
                      <OpenNumber
                        mxn={row.abonos}
                        label={`Abonos de ${row.nombre}`}
                        onOpen={() => setOpened(row)}
                      />
                    </Cell>
                    <Cell label={after} kind="number">
                      <strong>{amount(row.saldo)}</strong>
                    </Cell>
                  </tr>
                )),
            ])}
            <tr className={style.total}>
              <td>Suma</td>
              {(['antes', 'cargos', 'abonos', 'saldo'] as const).map((of) => (
                <Cell
                  key={of}
                  kind="number"
                  label={{ antes: before, cargos: 'Cargos', abonos: 'Abonos', saldo: after }[of]}
                >
                  {pesos(sum(cuentas, of))}
                </Cell>
              ))}
            </tr>
          </ListTable>
        )}
      </Shown>
      {opened && (
        <MovementsDialog
          title={opened.nombre}
          asked={{ ...range, cuenta: opened.cuenta }}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
