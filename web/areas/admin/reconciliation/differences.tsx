import { Link } from 'react-router';
import { DIFFERENCES_NAMED } from '#contract/reconciliation.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/shared/own-area/section.tsx';
import { Money } from '#web/ui/money.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { WaitingList } from '../operations/waiting-list.tsx';
import { momentText } from '../words.ts';
import { useDifferences } from '../use-pending.ts';
import { Adjust } from './adjust-dialog.tsx';
import { Compared } from './compared.tsx';
import style from './differences.module.css';

const THEIRS = {
  reglas: 'Según sus reglas',
  proveedor: 'En Stripe',
  banco: 'En el banco',
  mes: 'Al cerrar el mes',
} as const;

/** The numbers of the differences that an address names; none for all of them. */
export const differencesIn = (params: URLSearchParams): number[] =>
  (params.get('diferencias') ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, DIFFERENCES_NAMED)
    .map(Number);

/**
 * What the books say otherwise than the provider or the bank; shown only while there is any. `solo` are those that a notice
 * told of, which somebody may have settled since.
 */
export function Differences({ count, solo = [] }: { count: number; solo?: readonly number[] }) {
  const list = useDifferences(solo);
  const isNotice = solo.length > 0;
  return (
    <div className={style.differences}>
      <WaitingList
        title={isNotice ? 'Las diferencias del aviso' : 'Diferencias en los libros'}
        count={isNotice ? (list.data?.pages[0]?.diferencias.length ?? 0) : count}
        {...(!isNotice && { most: 3 })}
        list={list}
        itemsOf={({ diferencias }) => diferencias}
        keyOf={({ id }) => id}
        none={
          isNotice
            ? 'Lo que decía el aviso ya no difiere: los libros ya dicen lo mismo.'
            : 'Los libros cuadran, y dicen lo mismo que Stripe, el banco y los meses cerrados.'
        }
      >
        {({ id, libro, que, hacer, libros, ellos, pago, linea, ajustable, desde }) => (
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
            {ajustable && <Adjust difference={{ id, que, ellos }} />}
            {libro === 'banco' && (
              <Button
                variant="quiet"
                size="sm"
                href={linea === null ? paths.bank : paths.bankLine(linea)}
                label={`Abrir ${linea === null ? 'el estado de cuenta' : 'la línea del banco'} de la diferencia ${id}`}
              >
                {linea === null ? 'Abrir el estado de cuenta' : 'Abrir la línea del banco'}
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
      {isNotice && (
        <p>
          <Link to={paths.pending}>Ver todas las diferencias</Link>
        </p>
      )}
      <Compared />
    </div>
  );
}

/** That the books were not compared, so that nobody can say whether they differ. */
export const LateComparison = () => (
  <Section title="Una comparación de los libros está atrasada">
    <Compared />
  </Section>
);
