import { useState } from 'react';
import { Link } from 'react-router';
import { type Rate, withdrawRate } from '#contract/rates.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { useFocusOnAdded } from '#web/shared/use-focus-on-added.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Loading, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import { dayText } from '../words.ts';
import { Change, GoBack } from './change-dialog.tsx';
import style from './rates.module.css';
import { useRates, useRefreshRates } from './use-rates.ts';
import { sinceText, valueText } from './words.ts';

export const meta = () => [{ title: 'Comisión y precios · Maestros' }];

/** /admin/contabilidad/tarifas (4 §B): the fee and the memberships' prices, what is planned of them, and what was. */
export default function Rates() {
  const list = useRates();
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <p>
          <Link to={paths.accounting}>Contabilidad</Link>
        </p>
        <h1>Comisión y precios</h1>
        <p>
          Cada cambio vale desde su día. Un proyecto conserva la comisión con la que se aceptó, y
          una membresía el precio con el que se compró.
        </p>
      </Stack>
      {list.isPending && (
        <Loading label="Cargando las tarifas…">
          <div className={style.cards}>
            <SkeletonPanel />
            <SkeletonPanel />
          </div>
        </Loading>
      )}
      {list.isError && !list.data && (
        <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
          {list.error.message}
        </ErrorState>
      )}
      {list.data && <Lists list={list} />}
    </Stack>
  );
}

function Lists({ list }: { list: ReturnType<typeof useRates> }) {
  const pages = list.data?.pages ?? [];
  const { vigentes = [], planeadas = [] } = pages[0] ?? {};
  const over = pages.flatMap(({ anteriores }) => anteriores);
  const { box, keepFocus } = useFocusOnAdded(over.length);
  return (
    <>
      <section className={style.section} aria-labelledby="vigentes">
        <h2 id="vigentes">Hoy</h2>
        <ul className={style.cards}>
          {vigentes.map((rate) => (
            <li key={rate.id}>
              <RateCard rate={rate}>
                <div className={style.buttons}>
                  <Change rate={rate} />
                  {rate.anterior && <GoBack rate={rate} to={rate.anterior} />}
                </div>
              </RateCard>
            </li>
          ))}
        </ul>
      </section>
      <section className={style.section} aria-labelledby="planeadas">
        <h2 id="planeadas">Planeado</h2>
        {planeadas.length === 0 ? (
          <p className={style.muted}>No hay cambios planeados.</p>
        ) : (
          <ul className={style.cards}>
            {planeadas.map((rate) => (
              <li key={rate.id}>
                <RateCard rate={rate}>
                  <Withdraw rate={rate} />
                </RateCard>
              </li>
            ))}
          </ul>
        )}
      </section>
      {over.length > 0 && (
        <section className={style.section} aria-labelledby="anteriores">
          <h2 id="anteriores">Antes</h2>
          <ul className={style.cards} ref={box}>
            {over.map((rate) => (
              <li key={rate.id} tabIndex={-1}>
                <RateCard rate={rate} />
              </li>
            ))}
          </ul>
          {list.hasNextPage && (
            <div>
              <Button
                variant="secondary"
                busy={list.isFetchingNextPage}
                onClick={() => void keepFocus(async () => void (await list.fetchNextPage()))}
              >
                Ver más
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  );
}

function RateCard({ rate, children }: { rate: Rate; children?: React.ReactNode }) {
  return (
    <Card as="article" className={style.card}>
      <h3>{rate.nombre}</h3>
      <p className={style.value}>{valueText(rate)}</p>
      <p className={style.muted}>
        {rate.retirada_at
          ? `Retirado el ${dayText(rate.retirada_at)}, antes de su día`
          : sinceText(rate)}
      </p>
      {rate.autor !== null && (
        <p className={style.muted}>
          {rate.autor}, {dayText(rate.createAt)}: {rate.motivo}
        </p>
      )}
      {children && <div>{children}</div>}
    </Card>
  );
}

function Withdraw({ rate }: { rate: Rate }) {
  const [opened, setOpened] = useState(false);
  const refresh = useRefreshRates();
  return (
    <>
      <TeamButton call={withdrawRate} size="sm" variant="secondary" onClick={() => setOpened(true)}>
        Retirar
      </TeamButton>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="¿Retirar este cambio?"
        confirmLabel="Retirar cambio"
        danger
        onConfirm={async () => {
          try {
            await api.rates.withdrawRate({ id: rate.id });
            toast.success('El cambio se retiró.', 'Éxito');
          } finally {
            await refresh();
          }
        }}
      >
        <p>
          {rate.nombre}: {valueText(rate)} no entrará en vigor. Queda escrito que estuvo planeado.
        </p>
      </ConfirmDialog>
    </>
  );
}
