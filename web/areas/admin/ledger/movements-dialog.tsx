import { GrowingList } from '#web/shared/growing-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { pesos } from '#web/ui/money.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { momentText } from '../words.ts';
import style from './ledger.module.css';
import { type Asked, useMovements } from './use-ledger.ts';

interface MovementsDialogProps {
  title: string;
  asked: Asked;
  onClose: () => void;
}

/** The movements that a number is made of, each with all of its entries. */
export function MovementsDialog({ title, asked, onClose }: MovementsDialogProps) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>Cerrar</Button>}
    >
      <GrowingList
        list={useMovements(asked)}
        itemsOf={({ movimientos }) => movimientos}
        keyOf={({ id }) => id}
        loading="Cargando los movimientos…"
        none={<EmptyState title="Sin movimientos">Nada se movió en estos días.</EmptyState>}
      >
        {({ id, nombre, createAt, proyecto, asientos }) => (
          <article className={style.movement}>
            <h3>{nombre}</h3>
            <p className={style.muted}>
              {momentText(createAt)} · movimiento {id}
              {proyecto && ` · proyecto ${proyecto.id}, ${proyecto.titulo}`}
            </p>
            <dl>
              {asientos.map((entry, at) => (
                <div key={at}>
                  <dt>
                    {entry.nombre}
                    {entry.persona && ` · ${entry.persona}`}
                  </dt>
                  <dd>
                    {entry.cargo > 0
                      ? `cargo ${pesos(entry.cargo)}`
                      : `abono ${pesos(entry.abono)}`}
                  </dd>
                </div>
              ))}
            </dl>
          </article>
        )}
      </GrowingList>
    </Dialog>
  );
}
