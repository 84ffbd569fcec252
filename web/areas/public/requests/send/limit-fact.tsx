import { IconClock } from '@tabler/icons-react';
import type { PublicCard } from '#contract/profile/view.ts';
import type { RequestForm } from '#contract/requests/form.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { limitReason } from './fitting-words.ts';

interface LimitFactProps {
  professional: PublicCard;
  asked: RequestForm;
}

/** On the card of somebody at their weekly limit: until when they cannot answer. */
export function LimitFact({ professional, asked }: LimitFactProps) {
  const limit = limitReason(professional, asked, useNow());
  return (
    limit && (
      <li data-warns>
        <IconClock size={18} aria-hidden />
        {limit.text}
      </li>
    )
  );
}
