import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { DetailProblem } from '#web/shared/detail-problem.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { AccountStateCard } from '../state/account-state-card.tsx';
import { SuspensionCard } from '../state/suspension-card.tsx';
import { BackButton } from '../../back-button.tsx';
import { AccountFile } from './account-file.tsx';
import { AccountHead } from './account-head.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { AccountTabs } from './account-tabs.tsx';
import { DeletionCard } from './deletion-card.tsx';
import type { Detail } from './detail.ts';
import { useInterval } from './interval.ts';
import { accountKey, accountQuery, useReveal } from './use-account.ts';

export const meta = () => [{ title: 'Cuenta · Maestros' }];

/** /admin/cuentas/:id (2 §2): an account's data and activity. */
export default function AccountDetail() {
  const { id = '' } = useParams();
  const { intervalo, setIntervalo } = useInterval();
  const queries = useQueryClient();
  // Each choice of a range loads again (2 §4).
  const query = useQuery({ ...accountQuery(id, intervalo), staleTime: 0 });
  const reveal = useReveal(id, intervalo);
  // While another range loads, or when it fails, show the last data so that the forms keep their input.
  const data = query.data ?? latestOf(queries, id);
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, and the top of the page shows what changed.
  const focusTitle = () => title.current?.focus();
  const nombre = data ? fullName(data) : '';

  return (
    <Stack gap={5}>
      <BackButton />
      {!data && <h1 className="m-hidden">Cuenta</h1>}
      {!data && query.isPending && <AccountSkeleton />}
      {!data && query.isError && (
        <DetailProblem
          error={query.error}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          back={{ to: paths.accounts, label: 'Ver todas las cuentas' }}
        />
      )}
      {data && (
        <>
          <AccountHead user={data.user} suspended={data.suspension !== null} titleRef={title} />
          {data.suspension && (
            <SuspensionCard
              keylogin={id}
              nombre={nombre}
              suspension={data.suspension}
              onDone={focusTitle}
            />
          )}
          {data.eliminacion && <DeletionCard {...data.eliminacion} />}
          <AccountTabs
            key={id}
            data={data}
            intervalo={intervalo}
            onInterval={setIntervalo}
            failure={query.error?.message}
            refresh={() => void query.refetch()}
            reveal={() => reveal.mutate()}
            busy={query.isFetching || reveal.isPending}
          />
          <AccountFile data={data} />
          <AccountStateCard
            user={data.user}
            nombre={nombre}
            suspended={data.suspension !== null}
            solicitud={data.eliminacion?.id}
            onDone={focusTitle}
          />
        </>
      )}
    </Stack>
  );
}

const fullName = ({ user: { account } }: Detail): string =>
  `${account.nombre} ${account.apellidos}`.trim();

/** The account's most recent data in the cache, of any range. */
const latestOf = (queries: QueryClient, id: string): Detail | undefined =>
  queries
    .getQueryCache()
    .findAll({ queryKey: accountKey(id) })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0]?.state.data as
    | Detail
    | undefined;
