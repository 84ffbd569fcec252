import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/views.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';

type Estatus = 'validado' | 'rechazado';
type Asking = 'validate' | 'reject';

/** What somebody else did meanwhile, which has to be looked at before anything is decided. */
const OVERTAKEN: ReadonlySet<string> = new Set(['validation_decided', 'identity_replaced']);

/**
 * The decision on a professional, by what was on the screen when it was begun: where that changed, nothing is decided, the
 * question is closed and the screen shows what changed.
 */
export function useValidation(
  { keylogin, user }: { keylogin: string; user: User | undefined },
  onDecided: (estatus: Estatus) => void,
) {
  const queries = useQueryClient();
  const [begun, setBegun] = useState<{ asking: Asking; seen: ReturnType<typeof seenOf> } | null>(
    null,
  );
  const stop = () => setBegun(null);
  const mutation = useMutation({
    mutationFn: (decision: { estatus: Estatus; motivo?: string }) =>
      api.identity.validateProfessional({
        user_id: keylogin,
        ...(begun?.seen ?? seenOf(user)),
        ...decision,
      }),
    onSuccess: (_reply, { estatus }) => onDecided(estatus),
    onError: (error) => {
      // A reason that was typed stays in sight; sent again it is refused again.
      if (begun?.asking === 'validate' && error instanceof ApiError && OVERTAKEN.has(error.code))
        stop();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
  return {
    asking: begun?.asking ?? null,
    ask: (asking: Asking) => setBegun({ asking, seen: seenOf(user) }),
    stop,
    validate: (motivo?: string) =>
      mutation.mutateAsync({ estatus: 'validado', ...(motivo && { motivo }) }),
    reject: (motivo: string) => mutation.mutateAsync({ estatus: 'rechazado', motivo }),
  };
}

const seenOf = (user: User | undefined) => ({
  validacion_at: user?.profile?.validacion_at ?? '',
  identificacion_at: user?.profile?.identificacion_at ?? '',
});
