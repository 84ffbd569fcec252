import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenSession } from '#contract/privacy.ts';
import { api } from '#web/api/index.ts';
import { Section } from '../own-area/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { SessionLine } from './session-line.tsx';
import style from './own-account.module.css';

/** Lists the account's open sessions and ends them. */
export function Sessions() {
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState<OpenSession | 'others' | null>(null);
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await api.privacy.getSessions({}, { signal })).sesiones,
    refetchOnMount: 'always',
  });

  const end = async () => {
    if (leaving === 'others') await api.privacy.endOtherSessions({});
    else if (leaving) await api.privacy.endSession({ id: leaving.id }).catch(ignoreEnded);
    await queries.invalidateQueries({ queryKey: ['sessions'] });
    toast.success(leaving === 'others' ? 'Cerramos las demás sesiones.' : 'Cerramos esa sesión.');
  };

  return (
    <Section title="Dónde tienes tu sesión abierta">
      <Card>
        {isPending && <ListSkeleton />}
        {error && !data && (
          <ErrorState title={error.message} onRetry={() => void refetch()} busy={isFetching} />
        )}
        {data && (
          <Stack gap={5}>
            <ul className={style.sessions}>
              {data.map((session) => (
                <li key={session.id}>
                  <SessionLine session={session} onEnd={() => setLeaving(session)} />
                </li>
              ))}
            </ul>
            {data.length > 1 && (
              <div>
                <Button variant="secondary" onClick={() => setLeaving('others')}>
                  Cerrar las demás sesiones
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Card>
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={
          leaving === 'others'
            ? '¿Cerrar las demás sesiones?'
            : `¿Cerrar la sesión ${where(leaving)}?`
        }
        confirmLabel={leaving === 'others' ? 'Cerrar las demás' : 'Cerrar sesión'}
        danger
        onConfirm={end}
      >
        <p>
          {leaving === 'others'
            ? 'Solo queda abierta la de este dispositivo. Si no reconoces alguna, cambia también tu contraseña.'
            : 'Para usar tu cuenta ahí habrá que ingresar otra vez. Si no la reconoces, cambia también tu contraseña.'}
        </p>
      </ConfirmDialog>
    </Section>
  );
}

const where = (session: OpenSession | null) => session && `de ${session.navegador}`;

/** Ignores that the session had already ended, by itself or from another device. */
function ignoreEnded(error: unknown): void {
  if ((error as { code?: unknown }).code !== 'open_session_not_found') throw error;
}

function ListSkeleton() {
  return (
    <Loading>
      <Stack gap={4}>
        <Skeleton height={48} />
        <Skeleton height={48} />
      </Stack>
    </Loading>
  );
}
