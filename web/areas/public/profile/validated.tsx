import { IconChevronDown, IconShieldCheck } from '@tabler/icons-react';
import type { PublicProfile } from '#contract/profile/view.ts';
import { CheckedFacts, VALIDATED_NOTE } from '#web/shared/profile/checked-facts.tsx';
import { shortDate } from '../date-words.ts';
import style from './validated.module.css';

interface ValidatedProps {
  at: string;
  facts: PublicProfile['comprobado'];
}

/** The validation badge; it opens to show what was checked and when. */
export function Validated({ at, facts }: ValidatedProps) {
  return (
    <details className={style.badge}>
      <summary>
        <IconShieldCheck size={18} aria-hidden />
        Validado · {shortDate(at)}
        <IconChevronDown className={style.arrow} size={18} aria-hidden />
      </summary>
      <div className={style.panel}>
        <CheckedFacts facts={facts} />
        <p className={style.note}>{VALIDATED_NOTE}</p>
      </div>
    </details>
  );
}
