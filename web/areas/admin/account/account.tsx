import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ROL } from '#contract/call.ts';
import * as api from '#web/api/index.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { AccountActivity } from './account-activity.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountHead } from './account-head.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import style from './account.module.css';
import { BackButton } from '../back-button.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { IdCard } from './id-reading/id-card.tsx';
import { useInterval } from './interval.ts';
import { SetUpCard } from './set-up-card.tsx';
import { ValidationCard } from './validation-card.tsx';

export const meta = () => [{ title: 'Cuenta · Maestros' }];

/** /admin/cuentas/:id (2 §2): who it is, whether they are validated, what they did. */
export default function AccountDetail() {
  const { id = '' } = useParams();
  const { intervalo, setIntervalo } = useInterval();
  const query = useQuery({
    queryKey: ['admin', 'account', id, intervalo],
    queryFn: ({ signal }) => api.adminAccounts.getUser({ user_id: id, intervalo }, { signal }),
    // Each reading is recorded: coming back to the tab is no new one.
    refetchOnWindowFocus: false,
    placeholderData: (former, last) => (last?.queryKey[2] === id ? former : undefined),
  });

  return (
    <Stack gap={5}>
      <BackButton />
      {query.isPending && <AccountSkeleton />}
      {query.isError && !query.data && (
        <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching}>
          {query.error.message}
        </ErrorState>
      )}
      {query.data && (
        <>
          <AccountHead user={query.data.user} />
          <div className={style.columns}>
            <Stack gap={5}>
              {query.data.eliminacion && <DeletionCard {...query.data.eliminacion} />}
              <IdCard
                user={query.data.user}
                lectura={query.data.lectura}
                refresh={() => void query.refetch()}
                busy={query.isFetching}
              />
              <AccountFacts user={query.data.user} formerNames={query.data.nombres_anteriores} />
            </Stack>
            {query.data.user.rol === ROL.professional ? (
              <Stack gap={5}>
                <ValidationCard user={query.data.user} />
                {!query.data.configurada && <SetUpCard keylogin={query.data.user.keylogin} />}
              </Stack>
            ) : (
              <p className={style.muted}>Solo las cuentas de profesionales se validan.</p>
            )}
          </div>
          <AccountActivity
            data={query.data}
            intervalo={intervalo}
            onInterval={setIntervalo}
            busy={query.isPlaceholderData}
          />
        </>
      )}
    </Stack>
  );
}
