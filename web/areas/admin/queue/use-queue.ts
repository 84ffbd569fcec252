import {
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { getQueue, type QueueItem } from '#contract/queue.ts';
import type { QueueKind } from '#domain/queue/queue.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { accountQuery } from '../accounts/account/use-account.ts';
import { caseQuery } from '../cases/use-cases.ts';
import { chargebackQuery } from '../chargebacks/use-chargebacks.ts';
import { disputeQuery } from '../disputes/use-disputes.ts';
import { reportQuery } from '../moderation/use-reports.ts';
import { payoutsKey } from '../payouts/use-payouts.ts';
import { riskHitQuery } from '../risk/use-risk.ts';
import { pendingKey } from '../use-pending.ts';

/** Below the pending work's key: whatever is attended to is counted anew, and leaves the queue. */
const key = [...pendingKey, 'queue'] as const;

export interface QueueFilter {
  readonly tipo: QueueKind | null;
  /** `mias`, `nadie`, a key of somebody, or '' for all. */
  readonly de: string;
  /** The keys of chosen validations, which are decided one after another; none for all that waits. */
  readonly elegidas: readonly string[];
}

/** One of the queue, by what names it in the address: «validacion.Xk3…». */
export type ItemName = Pick<QueueItem, 'tipo' | 'clave'>;

/** The loaded pages of the queue, the most urgent first. */
export const useQueue = ({ tipo, de, elegidas }: QueueFilter) =>
  useInfiniteQuery({
    queryKey: [...key, 'list', tipo, de, elegidas],
    queryFn: ({ pageParam, signal }) =>
      api.queue.getQueue(
        {
          ...(tipo !== null && { tipo }),
          ...(de !== '' && { responsable: de }),
          ...(elegidas.length > 0 && { claves: [...elegidas] }),
          ...(pageParam !== null && { despues: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchInterval: 60_000,
    enabled: isSomebody(de),
  });

/** Whether it can say whose cases they are. */
export const isSomebody = (de: string): boolean =>
  de === '' || getQueue.input.shape.responsable.safeParse(de).success;

/** One that waits; null once it was decided. */
export const itemQuery = ({ tipo, clave }: ItemName) =>
  queryOptions({
    queryKey: [...key, 'one', tipo, clave],
    queryFn: async ({ signal }) => {
      const { casos } = await api.queue.getQueue({ tipo, clave }, { signal });
      return casos[0] ?? null;
    },
    refetchInterval: 60_000,
  });

/** Whether there is, or was, such a case, as far as that can be read without leaving a trace; true of people and refunds. */
export const foundQuery = ({ tipo, clave }: ItemName) =>
  queryOptions({
    queryKey: [...key, 'found', tipo, clave],
    queryFn: async ({ client }) => {
      const id = Number(clave);
      const look: Partial<Record<QueueKind, () => Promise<boolean>>> = {
        disputa: () => isThere(client.fetchQuery(disputeQuery(id))),
        contracargo: () => isThere(client.fetchQuery(chargebackQuery(id))),
        riesgo: () => isThere(client.fetchQuery(riskHitQuery(id))),
        proyecto: () => isThere(client.fetchQuery(caseQuery(id))),
        denuncia: async () => (await client.fetchQuery(reportQuery(id))).reports.length > 0,
        pago: async () => (await client.fetchQuery(payoutQuery(id))) !== null,
      };
      const found = look[tipo];
      return found === undefined || (/^[1-9]\d{0,14}$/.test(clave) && (await found()));
    },
    retry: false,
  });

const NOT_FOUND: readonly ApiError['code'][] = [
  'dispute_not_found',
  'chargeback_not_found',
  'case_not_found',
];

/** Whether what was asked for is there; another failure says nothing about that. */
async function isThere(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    return !(error instanceof ApiError && NOT_FOUND.includes(error.code));
  }
}

/** The account that a case is about. Each reading is recorded, so that what was loaded ahead is not read again. */
export const personQuery = (clave: string) => ({
  ...accountQuery(clave, '1 MONTH'),
  staleTime: 60_000,
});

/** A refund that failed; null once it is on its way again. */
export const refundQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'refund', id],
    queryFn: async ({ signal }) => {
      const { devoluciones } = await api.operations.getFailedRefunds(
        { despues: id - 1 },
        { signal },
      );
      return devoluciones.find((one) => one.id === id) ?? null;
    },
  });

export const payoutQuery = (id: number) =>
  queryOptions({
    queryKey: [...payoutsKey, 'one', id],
    queryFn: async ({ signal }) => {
      const { payouts } = await api.payouts.getPayouts({ payout_id: id }, { signal });
      return payouts[0] ?? null;
    },
  });

/** Loads what the panel of a case shows, so that it is there when one gets to it. */
export function prefetchItem(
  queries: QueryClient,
  { tipo, clave }: ItemName,
  mayReadPeople: boolean,
): void {
  const id = Number(clave);
  const person = async () => {
    if (mayReadPeople) await queries.prefetchQuery(personQuery(clave));
  };
  const load = {
    validacion: person,
    eliminacion: person,
    disputa: () => queries.prefetchQuery(disputeQuery(id)),
    contracargo: () => queries.prefetchQuery(chargebackQuery(id)),
    riesgo: () => queries.prefetchQuery(riskHitQuery(id)),
    denuncia: () => queries.prefetchQuery(reportQuery(id)),
    devolucion: () => queries.prefetchQuery(refundQuery(id)),
    pago: () => queries.prefetchQuery(payoutQuery(id)),
    proyecto: () => queries.prefetchQuery(caseQuery(id)),
  } satisfies Record<QueueKind, () => Promise<void>>;
  void load[tipo]();
}

/** Takes a case, gives it to somebody or releases it; whoever was faster is named, and shown. */
export function useAssign({ tipo, clave, responsable }: QueueItem) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (a: string) =>
      api.queue.assignCase({ tipo, clave, a, antes: responsable?.keylogin ?? '' }),
    onSuccess: ({ responsable: now }) =>
      toast.success(now ? `Lo lleva ${now.nombre}.` : 'Nadie lo lleva.', 'Éxito'),
    onError: (error) => toast.error(failureOf(error).mensaje),
    // What is about a project goes with the project.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: key }),
        queries.invalidateQueries({ queryKey: ['admin', 'projects'] }),
      ]),
  });
}
