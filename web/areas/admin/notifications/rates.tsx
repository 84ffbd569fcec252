import { useState } from 'react';
import type { NotificationRate } from '#contract/notifications.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Loading, SkeletonCard } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { eventLabel } from '../event-labels.ts';
import { Cell, ListTable } from '../list/list-table.tsx';
import { CHANNELS } from '../words.ts';
import style from './sent.module.css';
import { useRates } from './use-sent.ts';

/** How each event did on each channel on a day. */
export function Rates() {
  const today = mexicoDay(useNow());
  const [chosen, setChosen] = useState('');
  const day = chosen || today;
  const rates = useRates(day);
  const tasas = rates.data?.tasas;
  return (
    <Stack gap={4}>
      <div className={style.day}>
        <DateField filter label="Día" max={today} value={day} onChange={setChosen} />
      </div>
      <p className={style.muted}>
        De lo que salió ese día por cada medio. El correo no confirma que llegó ni que se leyó.
      </p>
      {rates.isPending && (
        <Loading label="Cargando el día…">
          <SkeletonCard />
        </Loading>
      )}
      {rates.isError && !rates.data && (
        <ErrorState onRetry={() => void rates.refetch()} busy={rates.isFetching}>
          {rates.error.message}
        </ErrorState>
      )}
      {tasas?.length === 0 && (
        <EmptyState title="Ese día no salió ningún aviso">
          Elige otro día, o mira los avisos uno por uno.
        </EmptyState>
      )}
      {tasas && tasas.length > 0 && (
        <ListTable
          caption="Cómo le fue a cada aviso"
          columns={[
            'Aviso',
            'Medio',
            { label: 'Salieron', number: true },
            { label: 'Llegaron', number: true },
            { label: 'Se leyeron', number: true },
            { label: 'Fallaron', number: true },
          ]}
          stale={rates.isPlaceholderData}
        >
          {tasas.map((rate) => (
            <Row key={`${rate.evento} ${rate.canal}`} rate={rate} />
          ))}
        </ListTable>
      )}
    </Stack>
  );
}

function Row({ rate }: { rate: NotificationRate }) {
  const { evento, canal, salieron, llegaron, leidos, fallaron } = rate;
  const share = (count: number) =>
    `${count.toLocaleString('es-MX')} (${Math.round((100 * count) / salieron)} %)`;
  const confirms = canal !== 'email';
  return (
    <tr>
      <Cell label="Aviso">{eventLabel(evento)}</Cell>
      <Cell label="Medio" kind="short">
        {CHANNELS[canal]}
      </Cell>
      <Cell label="Salieron" kind="number">
        {salieron.toLocaleString('es-MX')}
      </Cell>
      <Cell label="Llegaron" kind="number">
        {confirms ? share(llegaron) : '—'}
      </Cell>
      <Cell label="Se leyeron" kind="number">
        {confirms ? share(leidos) : '—'}
      </Cell>
      <Cell label="Fallaron" kind="number">
        {share(fallaron)}
      </Cell>
    </tr>
  );
}
