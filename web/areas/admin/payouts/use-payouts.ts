import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { AdminPayout, getLeftOut, getPayouts } from '#contract/payouts.ts';
import type { OutputOf } from '#contract/call.ts';
import type { LeftOut, PayoutOrder, PayoutState } from '#domain/payouts/payout.ts';
import { api } from '#web/api/index.ts';
import type { ROWS } from '../list/rows.ts';

export const payoutsKey = ['admin', 'payouts'] as const;

export interface PayoutFilter {
  /** The number of one; '' for any. */
  readonly pago: string;
  readonly fecha: string;
  readonly estado: '' | PayoutState;
  readonly orden: '' | PayoutOrder;
  /** How many are loaded at once. */
  readonly filas: '' | (typeof ROWS)[number];
}

/** What the calls take of the filter. */
export const inputOf = ({ pago, fecha, estado, orden }: PayoutFilter) => ({
  ...(pago !== '' && { payout_id: Number(pago) }),
  ...(fecha !== '' && { fecha }),
  ...(estado !== '' && { estado }),
  ...(orden !== '' && { orden }),
});

/** The loaded pages of payouts. */
export const usePayouts = ({ filas, ...filter }: PayoutFilter) =>
  useInfiniteQuery({
    queryKey: [...payoutsKey, 'list', inputOf({ ...filter, filas }), filas],
    queryFn: ({ pageParam, signal }) =>
      api.payouts.getPayouts(
        {
          ...inputOf({ ...filter, filas }),
          ...(filas !== '' && { cuantos: Number(filas) }),
          ...(pageParam !== null && { despues: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

/** The payouts of all loaded pages. */
export const listedOf = (
  data: InfiniteData<OutputOf<typeof getPayouts>> | undefined,
): readonly AdminPayout[] => data?.pages.flatMap((page) => page.payouts) ?? [];

/** The past Wednesdays, latest first; each page also has the forecast of the next one. */
export const useBatches = () =>
  useInfiniteQuery({
    queryKey: [...payoutsKey, 'batches'],
    queryFn: ({ pageParam, signal }) =>
      api.payouts.getBatches(pageParam === null ? {} : { despues: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

/** Professionals who will not be paid on the next Wednesday, all or by a reason; each page has how many there are by each. */
export const useLeftOut = (motivo?: LeftOut) =>
  useInfiniteQuery({
    queryKey: [...payoutsKey, 'left-out', motivo ?? ''],
    queryFn: ({ pageParam, signal }) =>
      api.payouts.getLeftOut(
        { ...(motivo && { motivo }), ...(pageParam !== null && { marca: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });

type LeftOutReply = OutputOf<typeof getLeftOut>;
export type LeftOutPerson = LeftOutReply['profesionales'][number];
export type LeftOutGroup = LeftOutReply['grupos'][number];
