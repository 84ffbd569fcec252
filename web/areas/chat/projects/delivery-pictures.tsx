import { useQueryClient } from '@tanstack/react-query';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { BeforeAfter } from '#web/shared/projects/before-after.tsx';
import { keys } from '../conversations/keys.ts';

interface DeliveryPicturesProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
}

/** The pictures that the work was delivered with. */
export function DeliveryPictures({ me, partner, proposal }: DeliveryPicturesProps) {
  const client = useQueryClient();
  return (
    <BeforeAfter
      pictures={proposal.entrega}
      // The signed links expire after minutes; reloading the project brings new ones.
      onExpired={() =>
        void client.invalidateQueries({ queryKey: keys.proposal(me, partner.keylogin) })
      }
    />
  );
}
