import { type Call } from '#contract/call.ts';
import { permits, whoMay } from '#domain/administrators/permissions.ts';
import { useSession } from '#web/api/session-store.ts';

/** Whether the signed-in administrator may make a call (4 §F). */
export function useMay(): (call: Call) => boolean {
  // An older release stored none: the server decides.
  const own = useSession()?.user.permisos ?? ['dueño'];
  return ({ permission = ['dueño'] }) => permits(own, permission);
}

/** Why the button of a call is disabled for whoever may not make it; undefined for whoever may. */
export function useMayNot(): (call: Call) => string | undefined {
  const may = useMay();
  return (call) => (may(call) ? undefined : whoMay(call.permission ?? ['dueño']));
}
