import type { OutputOf } from '#contract/call.ts';
import type { validateLogin } from '#contract/session.ts';
import { storeSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { localPath } from '#web/shared/local-path.ts';
import { takeRedirect } from '#web/shared/redirect.ts';
import { useGoTo } from '#web/shared/session/use-go-to.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type Entered = OutputOf<typeof validateLogin>;

/** Stores a new session, and goes where the visitor was going, else to the server's url_return. */
export function useEntrance(): (entered: Entered) => Promise<void> {
  const goTo = useGoTo();
  return async ({ url_return, ...session }) => {
    storeSession(session);
    toast.success('Iniciando sesión', 'Acceso Validado');
    await goTo(takeRedirect(session.user.rol) ?? localPath(url_return) ?? paths.home);
  };
}
