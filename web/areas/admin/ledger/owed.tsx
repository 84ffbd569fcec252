import { useState } from 'react';
import { OWED_NAMES, type OwedKind } from '#domain/ledger/owed.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { pesos } from '#web/ui/money.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Cell, ListTable } from '../list/list-table.tsx';
import { PersonLink } from '../person-link.tsx';
import { dayText } from '../words.ts';
import style from './ledger.module.css';
import { NumberCell } from './number.tsx';
import { Shown } from '../list/shown.tsx';
import { useOwed, useOwedRows } from './use-ledger.ts';

const AGES = ['0 a 7 días', '8 a 30', '31 a 60', '61 a 75', 'Más de 75'] as const;

/** A kind of what is owed, and one of its ages; without one, all of it. */
interface Opened {
  que: OwedKind;
  edad?: number;
}

/** What is owed now, to whom and since when. */
export function Owed() {
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <section className={style.section} aria-labelledby="se-debe">
      <h2 id="se-debe">Lo que se debe hoy, por edad</h2>
      <p className={style.muted}>
        Desde que el dinero quedó ahí; un saldo de varias partes, desde la más antigua.
      </p>
      <Shown query={useOwed()} loading="Sumando lo que se debe…">
        {({ renglones }) => (
          <ListTable
            caption="Lo que se debe, por edad"
            stale={false}
            columns={[
              'Qué',
              ...AGES.map((label) => ({ label, number: true as const })),
              { label: 'Total', number: true },
            ]}
          >
            {renglones.map(({ que, total, edades, cuantos }) => (
              <tr key={que}>
                <td>
                  {OWED_NAMES[que]}{' '}
                  {cuantos > 0 && <span className={style.muted}>({cuantos})</span>}
                </td>
                {AGES.map((label, edad) => (
                  <NumberCell
                    key={label}
                    label={label}
                    name={`${OWED_NAMES[que]}, ${label}`}
                    mxn={edades[edad] ?? 0}
                    old={edad === AGES.length - 1}
                    onOpen={() => setOpened({ que, edad })}
                  />
                ))}
                {total === 0 ? (
                  // On a phone too, where the other cells of such a row are not shown.
                  <Cell label="Total" kind="number">
                    –
                  </Cell>
                ) : (
                  <NumberCell
                    label="Total"
                    name={OWED_NAMES[que]}
                    mxn={total}
                    onOpen={() => setOpened({ que })}
                  />
                )}
              </tr>
            ))}
          </ListTable>
        )}
      </Shown>
      {opened && <OwedDialog {...opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

function OwedDialog({ que, edad, onClose }: Opened & { onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={edad === undefined ? OWED_NAMES[que] : `${OWED_NAMES[que]}, ${AGES[edad]}`}
      actions={<Button onClick={onClose}>Cerrar</Button>}
    >
      <GrowingList
        list={useOwedRows({ que, ...(edad !== undefined && { edad }) })}
        itemsOf={({ renglones }) => renglones}
        keyOf={(row) => `${row.desde} ${row.proyecto?.id} ${row.persona?.keylogin} ${row.monto}`}
        loading="Cargando…"
        none={<EmptyState title="Nada">Ya no se debe nada de esto.</EmptyState>}
      >
        {({ monto, desde, proyecto, persona }) => (
          <article className={style.movement}>
            <h3>
              {pesos(monto)} MXN <span className={style.muted}>desde el {dayText(desde)}</span>
            </h3>
            <p>
              {persona && <PersonLink person={persona} />}
              {proyecto && ` · proyecto ${proyecto.id}, ${proyecto.titulo}`}
            </p>
          </article>
        )}
      </GrowingList>
    </Dialog>
  );
}
