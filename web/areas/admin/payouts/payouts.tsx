import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { PAYOUT_ORDERS, PAYOUT_STATES, type PayoutState } from '#domain/payouts/payout.ts';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Loading, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { ROWS } from '../list/rows.ts';
import { Batches } from './batches.tsx';
import { NextPayouts } from './next-payouts.tsx';
import { PayoutList } from './payout-list.tsx';
import style from './payouts.module.css';
import { type PayoutFilter, useBatches } from './use-payouts.ts';

export const meta = () => [{ title: 'Pagos a profesionales · Maestros' }];

/** /admin/pagos-a-profesionales: the next Wednesday, the past ones, and each transfer. */
export default function Payouts() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const batches = useBatches();
  const list = useRef<HTMLHeadingElement>(null);
  const change = (part: Partial<PayoutFilter>) =>
    setParams(writeFilter({ ...filter, ...part }), { preventScrollReset: true });
  const showBatch = (fecha: string) => {
    change({ pago: '', fecha, estado: '' });
    list.current?.focus();
    list.current?.scrollIntoView();
  };
  const [first] = batches.data?.pages ?? [];

  return (
    <Stack gap={8}>
      <h1 className={style.title}>Pagos a profesionales</h1>
      {batches.isPending && (
        <Loading label="Cargando los pagos…">
          <Stack gap={4}>
            <SkeletonPanel />
            <SkeletonPanel />
          </Stack>
        </Loading>
      )}
      {batches.isError && !first && (
        <ErrorState onRetry={() => void batches.refetch()} busy={batches.isFetching}>
          {batches.error.message}
        </ErrorState>
      )}
      {first && <NextPayouts proximo={first.proximo} />}
      {first && <Batches batches={batches} onShow={showBatch} />}
      <PayoutList titleRef={list} filter={filter} onChange={change} />
    </Stack>
  );
}

/** The filter from the address; invalid values are ignored. */
function readFilter(params: URLSearchParams): PayoutFilter {
  const fecha = params.get('fecha') ?? '';
  const estado = params.get('estado');
  const pago = params.get('pago') ?? '';
  return {
    pago: /^[1-9]\d{0,14}$/.test(pago) ? pago : '',
    fecha: /^\d{4}-\d{2}-\d{2}$/.test(fecha) && Date.parse(fecha) ? fecha : '',
    estado: PAYOUT_STATES.find((known: PayoutState) => known === estado) ?? '',
    orden: PAYOUT_ORDERS.find((known) => known === params.get('orden')) ?? '',
    filas: ROWS.find((rows) => rows === params.get('filas')) ?? '',
  };
}

const writeFilter = (filter: PayoutFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
