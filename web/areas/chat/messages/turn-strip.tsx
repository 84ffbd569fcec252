import { IconChevronRight, IconClock } from '@tabler/icons-react';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { whenWords } from '#domain/projects/hours.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { turnWords } from '#web/shared/projects/turn-words.ts';
import { projectTurn, sideOf } from '../projects/project-state.ts';
import style from './turn-strip.module.css';

const NOBODYS = { mine: false, who: 'En curso', what: 'no hay nada por hacer' };

interface TurnStripProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
  onPanel: () => void;
}

/** Whose turn it is in an open project, below the header; leads to it. */
export function TurnStrip({ me, partner, proposal, onPanel }: TurnStripProps) {
  const side = sideOf(proposal, me);
  const turn = projectTurn(proposal, side);
  const { mine, who, what } = turnWords(turn, side, shortName(partner)) ?? NOBODYS;
  // Of work that waits for its day one wants to know the day.
  const days = turn.action === 'entregar' ? whenWords(proposal).begins : '';
  return (
    <button type="button" className={style.strip} data-mine={mine || undefined} onClick={onPanel}>
      {mine ? <i className={style.dot} aria-hidden /> : <IconClock size={20} aria-hidden />}
      <span className={style.words}>
        <b>{who}:</b> {!days ? what : mine ? `${what}, ` : ''}
        {days && <span className={style.days}>{days}</span>}
      </span>
      <span className={style.go}>
        Proyecto
        <IconChevronRight size={18} aria-hidden />
      </span>
    </button>
  );
}
