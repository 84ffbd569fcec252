import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { WaitingList } from '../operations/waiting-list.tsx';
import { momentText } from '../words.ts';
import { useDifferences } from '../use-pending.ts';
import { AdjustDialog, type AdjustDialogProps } from './adjust-dialog.tsx';
import { Compared } from './compared.tsx';
import style from './differences.module.css';

type Difference = AdjustDialogProps['difference'];

const THEIRS = {
  reglas: 'Según sus reglas',
  proveedor: 'En Stripe',
  banco: 'En el banco',
  mes: 'Al cerrar el mes',
} as const;

/** What the books say otherwise than the provider or the bank; shown only while there is any. */
export function Differences({ count }: { count: number }) {
  const [adjusting, setAdjusting] = useState<Difference | null>(null);
  return (
    <div className={style.differences}>
      <WaitingList
        title="Diferencias en los libros"
        count={count}
        most={3}
        list={useDifferences()}
        itemsOf={({ diferencias }) => diferencias}
        keyOf={({ id }) => id}
        none="Los libros cuadran, y dicen lo mismo que Stripe, el banco y los meses cerrados."
      >
        {({ id, libro, que, hacer, libros, ellos, pago, ajustable, desde }) => (
          <Card as="article" className={style.card}>
            <p>
              <strong>{que}</strong>
            </p>
            {libros !== ellos && (
              <dl className={style.sides}>
                <div>
                  <dt>{THEIRS[libro]}</dt>
                  <dd>
                    <Money mxn={ellos} />
                  </dd>
                </div>
                <div>
                  <dt>En los libros</dt>
                  <dd>
                    <Money mxn={libros} />
                  </dd>
                </div>
              </dl>
            )}
            <p>{hacer}</p>
            <p className={style.note}>
              Desde <RelativeTime at={desde}>{momentText(desde)}</RelativeTime>
            </p>
            {ajustable && (
              <Button
                variant="secondary"
                size="sm"
                label={`Anotar un ajuste de la diferencia ${id}`}
                onClick={() => setAdjusting({ id, que, ellos })}
              >
                Anotar un ajuste
              </Button>
            )}
            {libro === 'banco' && (
              <Button
                variant="quiet"
                size="sm"
                href={paths.bank}
                label={`Abrir el estado de cuenta de la diferencia ${id}`}
              >
                Abrir el estado de cuenta
              </Button>
            )}
            {pago !== null && (
              <Button
                variant="quiet"
                size="sm"
                href={paths.clientPayment(pago)}
                label={`Ver el pago de la diferencia ${id}`}
              >
                Ver el pago
              </Button>
            )}
          </Card>
        )}
      </WaitingList>
      <Compared />
      {adjusting && <AdjustDialog difference={adjusting} onClose={() => setAdjusting(null)} />}
    </div>
  );
}
