import type { Ref } from 'react';
import { exportPayoutList } from '#contract/payouts.ts';
import { formatDay } from '#lib/mexico-time.ts';
import { PAYOUT_NAMES, PAYOUT_STATES } from '#domain/payouts/payout.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { FileButton } from '../file-button.tsx';
import { OrderField } from '../list/order-field.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { SavedViews } from '../saved-views/saved-views.tsx';
import { loadCsv } from './csv.ts';
import { ListedPayouts } from './listed-payouts.tsx';
import style from './payouts.module.css';
import { ORDERS } from './words.ts';
import { listedOf, type PayoutFilter, usePayouts } from './use-payouts.ts';

interface PayoutListProps {
  titleRef: Ref<HTMLHeadingElement>;
  filter: PayoutFilter;
  onChange: (part: Partial<PayoutFilter>) => void;
}

const states = [
  { value: '', label: 'Todos' },
  ...PAYOUT_STATES.map((value) => ({ value, label: PAYOUT_NAMES[value] })),
];

const titleOf = ({ pago, fecha }: PayoutFilter): string => {
  if (pago !== '') return `Pago ${pago}`;
  return fecha === '' ? 'Pagos' : `Pagos del ${formatDay(fecha)}`;
};

/** The list of transfers with its filter, or one of them that an address names. */
export function PayoutList({ titleRef, filter, onChange }: PayoutListProps) {
  const list = usePayouts(filter);
  const payouts = listedOf(list.data);
  const { pago, fecha, estado, orden } = filter;
  return (
    <section aria-labelledby="payout-list">
      <Stack gap={4}>
        <h2 id="payout-list" ref={titleRef} tabIndex={-1} className={style.title}>
          {titleOf(filter)}
        </h2>
        {pago !== '' && (
          <div className={style.filters}>
            <Button variant="secondary" onClick={() => onChange({ pago: '' })}>
              Ver todos los pagos
            </Button>
          </div>
        )}
        {pago === '' && (
          <div className={style.filters}>
            <SelectField
              filter
              label="Estado"
              options={states}
              value={estado}
              onChange={(chosen) => onChange({ estado: chosen as PayoutFilter['estado'] })}
            />
            {fecha !== '' && (
              <Button variant="secondary" onClick={() => onChange({ fecha: '' })}>
                Ver todos los miércoles
              </Button>
            )}
            <OrderField
              options={ORDERS}
              value={orden}
              onChange={(chosen) => onChange({ orden: chosen })}
            />
            <SavedViews lista="pagos_a_profesionales" />
            {payouts.length > 0 && (
              <FileButton call={exportPayoutList} load={() => loadCsv(filter)}>
                Descargar CSV
              </FileButton>
            )}
          </div>
        )}
        {list.isPending && <ListSkeleton />}
        {list.isError && !list.data && (
          <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
            {list.error.message}
          </ErrorState>
        )}
        {list.data && payouts.length === 0 && (
          <EmptyState scene="projects" title="No hay pagos aquí">
            {pago !== ''
              ? 'Ningún pago tiene este número.'
              : fecha === '' && estado === ''
                ? 'Cada miércoles a las 9:00 aparecerán los pagos a profesionales.'
                : 'Elige otro estado u otro miércoles.'}
          </EmptyState>
        )}
        {/* A new key, so that another filter starts with nothing chosen. */}
        <ListedPayouts
          key={`${pago} ${fecha} ${estado} ${orden}`}
          list={list}
          payouts={payouts}
          filas={filter.filas}
          onFilas={(filas) => onChange({ filas })}
          orden={orden}
          onOrden={(chosen) => onChange({ orden: chosen as PayoutFilter['orden'] })}
        />
      </Stack>
    </section>
  );
}
