import { useInfiniteQuery } from '@tanstack/react-query';
import type { Debt } from '#contract/chargebacks.ts';
import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { api } from '#web/api/index.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Section } from '#web/shared/own-area/section.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import style from './payout.module.css';

interface OwnDebtsProps {
  /** They owe something now; what was owed and paid is shown too. */
  owes: boolean;
}

/** What the professional was charged of payments that were lost, each with its story (4 §A). */
export function OwnDebts({ owes }: OwnDebtsProps) {
  const list = useInfiniteQuery({
    queryKey: ['own-debts'],
    queryFn: ({ pageParam, signal }) =>
      api.chargebacks.getOwnDebts(pageParam === null ? {} : { despues: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });
  const none = list.data?.pages.every(({ adeudos }) => adeudos.length === 0) ?? true;
  if (none && !owes) return null;
  return (
    <Section title="Pagos que se perdieron">
      <GrowingList
        list={list}
        itemsOf={({ adeudos }) => adeudos}
        keyOf={({ id }) => id}
        loading="Cargando lo que se te descontó…"
        none={null}
      >
        {(debt) => <Item debt={debt} />}
      </GrowingList>
    </Section>
  );
}

const dayOf = (at: string): string => formatDay(mexicoDay(Date.parse(at)));

function Item({ debt }: { debt: Debt }) {
  const { titulo, cargo, motivo, createAt, cobros, repuesto } = debt;
  return (
    <article className={style.debt}>
      <p className={style.line}>
        <span>
          <strong>{titulo ?? 'Un pago'}</strong> · <Money mxn={cargo} strong />
        </span>
        <State debt={debt} />
      </p>
      <p>
        {whatHappened(debt)} El equipo decidió el {dayOf(createAt)}: {motivo}
      </p>
      <p className={style.hint}>{whatIsOwed(debt)}</p>
      {repuesto !== null && (
        <p>
          El banco cambió su decisión y devolvió el pago: te repusimos {pesos(repuesto)} y ya no
          debes nada de él.
        </p>
      )}
      {cobros.length > 0 && (
        <ul className={style.recoveries} aria-label={`Lo descontado de ${titulo ?? 'este pago'}`}>
          {cobros.map((one) => (
            <li key={`${one.createAt} ${one.monto}`} className={style.line}>
              <span>
                {dayOf(one.createAt)}
                {ofWhat(one)}
              </span>
              <Money mxn={one.monto} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function ofWhat({ de, titulo }: Debt['cobros'][number]): string {
  if (titulo !== null) return `, de «${titulo}»`;
  return de === 'pago' ? ', de un pago que no se quedó en tu banco' : ', de tu saldo';
}

function State({ debt: { monto, cobrado, repuesto } }: { debt: Debt }) {
  const left = Math.round((monto - cobrado) * 100) / 100;
  if (repuesto !== null) return <Chip tone="success">Repuesto</Chip>;
  if (left === 0) return <Chip tone="success">Saldado</Chip>;
  return <Chip tone="accent">Faltan {pesos(left)}</Chip>;
}

function whatHappened({ causa, perdido }: Debt): string {
  return causa === 'contracargo'
    ? `El banco de tu cliente retiró un pago y se perdieron ${pesos(perdido)} que ya se habían liberado.`
    : `Se devolvieron a tu cliente ${pesos(perdido)} que ya se habían liberado.`;
}

function whatIsOwed({ cargo, de_reserva, monto, cobrado, cobros }: Debt): string {
  const ofBalance = cobros.reduce((sum, one) => sum + (one.de === 'saldo' ? one.monto : 0), 0);
  const owed = Math.round((monto - ofBalance) * 100) / 100;
  const parts = [
    ...(de_reserva > 0 ? [`${pesos(de_reserva)} salieron de lo que tenías reservado`] : []),
    ...(ofBalance > 0 ? [`${pesos(ofBalance)} salieron de tu saldo`] : []),
    ...(owed > 0 ? [`${pesos(owed)} quedaron como adeudo`] : []),
  ];
  const rest = cobrado < monto ? ' Lo que falta se descuenta de lo próximo que te liberen.' : '';
  const last = parts.at(-1) ?? '';
  const all = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} y ${last}` : last;
  return `De eso te tocan ${pesos(cargo)}: ${all}.${rest}`;
}
