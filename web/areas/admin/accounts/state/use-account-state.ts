import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Suspends and restores an account; `onChanged` runs after the reload. The dialogs show failures. */
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
