import { useQuery } from '@tanstack/react-query';
import { ACTING } from '#domain/administrators/permissions.ts';
import { api } from '#web/api/index.ts';
import { useSession } from '#web/api/session-store.ts';

interface Person {
  readonly keylogin: string;
  readonly nombre: string;
}

/** Who can look after a project, oneself first; whoever does is among them while the team is loading. */
export function useAssignees(known: Person | null = null) {
  const me = useSession()?.user.keylogin;
  const { data } = useQuery({
    queryKey: ['admin', 'assignees'],
    queryFn: ({ signal }) => api.administrators.getAdministrators({}, { signal }),
  });
  const team: readonly Person[] =
    data?.administradores.filter(
      ({ permisos, suspendida }) =>
        !suspendida && permisos.some((permiso) => ACTING.includes(permiso)),
    ) ?? (known ? [known] : []);
  return [...team]
    .sort((one, other) => Number(other.keylogin === me) - Number(one.keylogin === me))
    .map(({ keylogin, nombre }) => ({
      value: keylogin,
      label: keylogin === me ? `${nombre} (tú)` : nombre,
    }));
}
