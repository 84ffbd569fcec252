import { useQueryClient } from '@tanstack/react-query';
import type { PicturesView } from '#contract/projects.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { BeforeAfter } from '#web/shared/projects/before-after.tsx';
import { keys } from '../conversations/keys.ts';

interface DeliveryPicturesProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
  /** Some of them; by default all. */
  pictures?: PicturesView;
}

/** The pictures that the work was delivered with. */
export function DeliveryPictures(props: DeliveryPicturesProps) {
  const { me, partner, proposal, pictures = proposal.entrega } = props;
  const client = useQueryClient();
  return (
    <BeforeAfter
      pictures={pictures}
      // The signed links expire after minutes; reloading the project brings new ones.
      onExpired={() => {
        void client.invalidateQueries({ queryKey: keys.proposal(me, partner.keylogin) });
        void client.invalidateQueries({ queryKey: keys.allEarlier(me, partner.keylogin) });
      }}
    />
  );
}
