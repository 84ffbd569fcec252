import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { Screen } from '#web/shared/own-area/screen.tsx';
import { StaleNotice } from '#web/shared/own-area/stale-notice.tsx';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';
import { useUser } from '#web/shared/session/use-user.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Grid } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { ChooseStep } from './choose-step.tsx';
import { isPaid, standingOf } from './levels.ts';
import { PayStep } from './pay-step.tsx';

export const meta = () => [{ title: 'Membresía · Maestros' }];

const STEPS = ['Elige tu nivel', 'Paga'];

/** /profesional/membresia (2 §2, §4). The step is in the address, so that a reload stays on it. */
export default function Membership() {
  const { user, failed, busy, refresh } = useUser();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['niveles'],
    meta: TOAST_ON_ERROR,
    queryFn: ({ signal }) => api.catalogue.niveles({}, { signal }),
    retry: false,
  });

  const levels = data?.niveles ?? [];
  const standing = standingOf(user);
  const own = levels.find(({ id }) => id === standing.nivel);
  const named = levels.find(({ id }) => String(id) === params.get('nivel'));
  const wanted = named && isPaid(standing, named) ? named : undefined;

  const refused = ({ code }: ApiError) => {
    refresh();
    // Already paid, or payment pending: the thank-you page shows which.
    if (code === 'membership_paid' || code === 'membership_payment_pending')
      void navigate(paths.membershipThanks, { replace: true });
    else setParams({}, { replace: true });
  };

  return (
    <Screen
      width="full"
      title="Membresía"
      lead="Elige cuántos proyectos puedes tomar por semana. Dura 30 días y no se renueva sola."
    >
      {failed && <StaleNotice what="tu membresía" onRetry={refresh} busy={busy} />}
      {error ? (
        <ErrorState title={error.message} onRetry={() => void refetch()} busy={isFetching} />
      ) : !own ? (
        <LevelsSkeleton />
      ) : (
        <Stepper steps={STEPS} current={wanted ? 1 : 0}>
          {wanted ? (
            <PayStep
              key={wanted.id}
              {...{ user, own }}
              level={wanted}
              onBack={() => setParams({})}
              onRefused={refused}
            />
          ) : (
            <ChooseStep
              {...{ user, levels }}
              initial={null}
              onPay={({ id }) => setParams({ nivel: String(id) })}
            />
          )}
        </Stepper>
      )}
    </Screen>
  );
}

function LevelsSkeleton() {
  return (
    <Loading label="Cargando los niveles…">
      <Grid min={200}>
        {[0, 1, 2, 3].map((id) => (
          <Skeleton key={id} height={280} />
        ))}
      </Grid>
    </Loading>
  );
}
