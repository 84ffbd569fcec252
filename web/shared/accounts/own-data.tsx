import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { Section } from '../own-area/section.tsx';
import { Card } from '#web/ui/card.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { DataCopy } from './data-copy.tsx';
import { Deletion } from './deletion.tsx';

/** How often to ask whether the copy is ready. */
const POLL_MS = 3_000;

/** A copy of one's data, and the request to delete one's account (the ARCO rights). */
export function OwnData({ user }: { user: User }) {
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: ['privacy'],
    queryFn: ({ signal }) => api.privacy.getPrivacy({}, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.datos && !state.data.datos.vencen_at ? POLL_MS : false,
  });
  return (
    <Section title="Tus datos">
      <Card>
        {isPending && (
          <Loading>
            <SkeletonText lines={4} />
          </Loading>
        )}
        {error && !data && (
          <ErrorState title={error.message} onRetry={() => void refetch()} busy={isFetching} />
        )}
        {data && (
          <Stack gap={6}>
            <DataCopy datos={data.datos} />
            <Deletion user={user} eliminacion={data.eliminacion} />
          </Stack>
        )}
      </Card>
    </Section>
  );
}
