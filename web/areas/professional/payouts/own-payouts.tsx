import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payout } from '#contract/payouts.ts';
import { whereItIs } from '#domain/payouts/back.ts';
import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/own-area/section.tsx';
import { BankAccount } from '#web/shared/payouts/bank-account.tsx';
import { PayoutChip } from '#web/shared/payouts/payout-chip.tsx';
import { Button } from '#web/ui/button.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { OwnPayoutProjects } from './own-payout-projects.tsx';
import style from './payout.module.css';

/** The professional's payouts, newest first (decisions §5). */
export function OwnPayouts() {
  const list = useInfiniteQuery({
    queryKey: ['own-payouts'],
    queryFn: ({ pageParam, signal }) =>
      api.payouts.getOwnPayouts(pageParam === null ? {} : { despues: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });
  const payouts = list.data?.pages.flatMap((page) => page.payouts) ?? [];
  return (
    <Section title="Tus pagos">
      <Stack gap={4}>
        {list.isPending && (
          <Loading label="Cargando tus pagos…">
            <SkeletonText lines={4} />
          </Loading>
        )}
        {list.isError && (
          <p role="alert">
            {list.error.message}{' '}
            <Button
              size="sm"
              variant="quiet"
              busy={list.isFetching}
              onClick={() => void (list.data ? list.fetchNextPage() : list.refetch())}
            >
              Intentar de nuevo
            </Button>
          </p>
        )}
        {list.data && payouts.length === 0 && (
          <p className={style.hint}>
            Aquí verás cada pago a tu cuenta: cuándo salió, su clave de rastreo y si ya llegó.
          </p>
        )}
        {payouts.length > 0 && (
          <ul className={style.payouts}>
            {payouts.map((payout) => (
              <Item key={payout.id} payout={payout} />
            ))}
          </ul>
        )}
        {list.hasNextPage && !list.isError && (
          <div>
            <Button
              variant="secondary"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              Ver más
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function Item({ payout }: { payout: Payout }) {
  const { id: payout_id, fecha, monto, estado, banco, terminacion, clave_rastreo } = payout;
  const [opened, setOpened] = useState(false);
  return (
    <li>
      <p className={style.line}>
        <Money mxn={monto} strong />
        <PayoutChip estado={estado} />
      </p>
      <p className={style.hint}>
        {formatDay(fecha)} {fecha.slice(0, 4)} · <BankAccount {...{ banco, terminacion }} />
      </p>
      <p>{stateText(payout)}</p>
      {clave_rastreo && <p className={style.hint}>Clave de rastreo: {clave_rastreo}</p>}
      <div>
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={opened}
          label={`De qué proyectos es el pago del ${formatDay(fecha)}`}
          onClick={() => setOpened(!opened)}
        >
          De qué proyectos es
        </Button>
        <Button
          size="sm"
          variant="quiet"
          href={paths.ownPayout(payout_id)}
          label={`Ver el recibo del pago del ${formatDay(fecha)}`}
        >
          Ver el recibo
        </Button>
      </div>
      {opened && <OwnPayoutProjects payout={payout_id} />}
    </li>
  );
}

const dayOf = (at: string | null): string => formatDay(mexicoDay(Date.parse(at ?? '')));

/** The text of where the money is. */
function stateText(payout: Payout): string {
  const { estado, enviado_at, terminado_at, devuelto_at, motivo } = payout;
  if (estado === 'pendiente') return 'Ya salió de tu saldo. Estamos haciendo la transferencia.';
  if (estado === 'enviado')
    return `Lo enviamos el ${dayOf(enviado_at)}. Te avisamos cuando llegue.`;
  if (estado === 'pagado') return `Llegó a tu cuenta el ${dayOf(terminado_at)}.`;
  const why = (motivo ?? '').replace(/\.$/, '');
  return estado === 'devuelto'
    ? `Llegó el ${dayOf(terminado_at)} y tu banco lo devolvió: ${why}. ${backText(payout, devuelto_at)}`
    : `No llegó: ${why}. ${backText(payout, terminado_at)}`;
}

const backText = (payout: Payout, at: string | null): string =>
  payout.adeudo + payout.reservado > 0
    ? `El ${dayOf(at)}, ${whereItIs(payout, pesos)}.`
    : `El dinero regresó a tu saldo el ${dayOf(at)}.`;
