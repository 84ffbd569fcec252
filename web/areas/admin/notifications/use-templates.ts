import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';

/** Every template of WhatsApp; `often` while their states are being read. */
export const useTemplates = (often: boolean) =>
  useQuery({
    queryKey: ['admin', 'templates'],
    queryFn: ({ signal }) => api.notifications.getTemplates({}, { signal }),
    refetchInterval: often ? 3000 : false,
  });
