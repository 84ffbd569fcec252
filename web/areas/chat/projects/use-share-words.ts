import { ROL } from '#contract/call.ts';
import { useSession } from '#web/api/session-store.ts';

/**
 * What the professional's share is called, before and after the end. What the team writes pays the professional to whom
 * it is assigned (decision 0004).
 */
export function useShareWords(): { coming: string; paid: string } {
  return useSession()?.user.rol === ROL.admin
    ? { coming: 'Para quien haga el trabajo', paid: 'Liberado' }
    : { coming: 'Para ti', paid: 'Recibiste' };
}
