import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Takes an account out of use and back; `onChanged` when the screen shows it. Failures are the dialogs' to tell. */
export function useAccountState(user_id: string, onChanged: () => void) {
  const queries = useQueryClient();
  const changed = async (text: string) => {
    toast.success(text, 'Éxito');
    await queries.invalidateQueries({ queryKey: ['admin'] });
    onChanged();
  };
  return {
    suspend: async (motivo: string): Promise<void> => {
      await api.accounts.suspendAccount({ user_id, motivo });
      await changed('Cuenta suspendida.');
    },
    restore: async (): Promise<void> => {
      await api.accounts.restoreAccount({ user_id });
      await changed('Cuenta restaurada.');
    },
  };
}
