import { useQuery, useQueryClient } from '@tanstack/react-query';
import { markOf } from '#contract/projects.ts';
import type { Proposal } from '#contract/views.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { keys } from '../conversations/keys.ts';
import { isOver } from './project-state.ts';

const hasPictures = (proposal: Proposal | null | undefined) =>
  proposal ? proposal.entrega.antes.length + proposal.entrega.despues.length > 0 : false;

/** The project of two people: the open one, else the latest, else null. The event stream keeps it current. */
export function useProposal(me: string, other: string) {
  const client = useQueryClient();
  const queryKey = keys.proposal(me, other);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<Proposal | null>(queryKey);
      const pair = { key_primary: me, key_secundary: other };
      // Links to pictures expire after minutes, so a project with some is loaded whole.
      const whole = known === undefined || known?.disputa || hasPictures(known);
      const desde = whole ? {} : { desde: markOf(known) };
      const { proposal, cambios } = await api.projects.getProposal(
        { ...pair, ...desde },
        { signal },
      );
      return cambios ? proposal : (known ?? null);
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    retry: false,
  });
}

/** Errors that mean that the project changed meanwhile: it is reloaded, and nothing was done. */
const CHANGED = new Set<string>([
  'proposal_changed',
  'other_chosen',
  'no_change_asked',
  'transition_wrong_state',
  'transition_not_yours',
  'transition_unknown',
  'nothing_to_pay',
  'review_exists',
  'reviews_missing',
  'anticipo_exceeds_held',
  'nothing_held',
  'nothing_paid',
  'payment_pending',
  'already_delivered',
  'not_delivered',
  'in_dispute',
  'not_in_dispute',
  'dispute_not_yours',
  'dispute_yours',
  'dispute_answered',
  'offer_gone',
  'address_not_now',
  'additional_not_found',
  'additional_decided',
  'additional_paid',
  'showing_refused',
  'showing_asked',
  'showing_changed',
  'showing_not_found',
]);

export type ProposalMutation = ReturnType<typeof useProposalMutation>;

/**
 * Runs a request that changes the project, updates the cache and shows a toast. When the project had
 * changed meanwhile, it shows the error, reloads and returns false. Other errors are shown and thrown,
 * so that the dialog stays open for another attempt.
 */
export function useProposalMutation(me: string, other: string) {
  const client = useQueryClient();
  const key = keys.proposal(me, other);

  return async (
    act: () => Promise<{ proposal: Proposal }>,
    done: string,
    /** Whether a dialog tells of an error instead. */
    asks: (error: ApiError) => boolean = () => false,
  ): Promise<boolean> => {
    try {
      const { proposal } = await act();
      // A pending query would overwrite this newer reply.
      await client.cancelQueries({ queryKey: key });
      const known = client.getQueryData<Proposal | null>(key);
      // An earlier project of the two, of which the panel shows another one.
      if (known && known.id !== proposal.id && isOver(proposal))
        await client.invalidateQueries({ queryKey: keys.allEarlier(me, other) });
      else client.setQueryData(key, proposal);
      toast.success(done);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!failureOf(error).said && !asks(error)) toast.error(error.message);
      if (!CHANGED.has(error.code)) throw error;
      await client.invalidateQueries({ queryKey: key });
      await client.invalidateQueries({ queryKey: keys.allEarlier(me, other) });
      return false;
    }
  };
}
