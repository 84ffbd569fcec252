import { useQuery } from '@tanstack/react-query';
import type { FeeOnWire } from '#domain/projects/fee.ts';
import { api } from '#web/api/index.ts';

/** The fee of a proposal: its project's, or the one in force where there is none yet; null until it is known. */
export function useFee(proposal: { tarifa: FeeOnWire } | null): FeeOnWire | null {
  const { data } = useQuery({
    queryKey: ['settings'],
    enabled: proposal === null,
    queryFn: ({ signal }) => api.contact.getSettings({}, { signal }),
  });
  return proposal?.tarifa ?? data?.comision ?? null;
}
