import { Link } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { getMovements } from '#contract/ledger.ts';
import { paths } from '#web/paths.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { pesos } from '#web/ui/money.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { bookedText } from '../words.ts';
import style from './ledger.module.css';
import { type Asked, useMovements } from './use-ledger.ts';

export interface MovementsDialogProps {
  title: string;
  asked: Asked;
  /** Which side makes the number grow, where it is what is left of both. */
  grows?: 'cargo' | 'abono' | undefined;
  onClose: () => void;
}

type Reply = OutputOf<typeof getMovements>;
type Entry = Reply['movimientos'][number]['asientos'][number];

/** Whether an entry is a part of the number. */
const isCounted = ({ cuenta, lado }: Asked, entry: Entry): boolean =>
  entry.cuenta === cuenta && (lado === undefined || entry[lado] > 0);

/** What the movements add up to, in words; where the number is what is left of both sides, with both. */
function sumWords(
  lado: Asked['lado'],
  grows: 'cargo' | 'abono',
  { cargos, abonos }: NonNullable<Reply['suma']>,
): string {
  if (lado) return `Suman ${pesos(lado === 'cargo' ? cargos : abonos)}.`;
  const debits = `cargos por ${pesos(cargos)}`;
  const credits = `abonos por ${pesos(abonos)}`;
  const left = Math.round((cargos - abonos) * 100) / (grows === 'cargo' ? 100 : -100);
  const [more, less] = grows === 'cargo' ? [debits, credits] : [credits, debits];
  return cargos === 0 || abonos === 0
    ? `Suman ${pesos(left)}.`
    : `Suman ${pesos(left)}: ${more} menos ${less}.`;
}

/** The movements that a number is made of, each with all of its entries. */
export function MovementsDialog({ title, asked, grows = 'cargo', onClose }: MovementsDialogProps) {
  const list = useMovements(asked);
  const suma = list.data?.pages[0]?.suma;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>Cerrar</Button>}
    >
      {suma && <p className={style.sum}>{sumWords(asked.lado, grows, suma)}</p>}
      <GrowingList
        list={list}
        itemsOf={({ movimientos }) => movimientos}
        keyOf={({ id }) => id}
        loading="Cargando los movimientos…"
        none={<EmptyState title="Sin movimientos">Nada se movió en estos días.</EmptyState>}
      >
        {({ id, nombre, createAt, ocurrio_at, proyecto, pago, motivo, asientos }) => (
          <article className={style.movement}>
            <h3>{nombre}</h3>
            <p className={style.muted}>
              {bookedText({ createAt, ocurrio_at })} · movimiento {id}
              {proyecto && ` · proyecto ${proyecto.id}, ${proyecto.titulo}`}
            </p>
            {pago !== null && (
              <p>
                <Link to={paths.clientPayment(pago)}>Ver el pago del cliente</Link>
              </p>
            )}
            {motivo && <p>{motivo}</p>}
            <dl>
              {asientos.map((entry, at) => (
                <div key={at}>
                  <dt>
                    {entry.nombre}
                    {entry.persona && ` · ${entry.persona}`}
                  </dt>
                  <dd className={isCounted(asked, entry) ? style.counted : undefined}>
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
