import type { ProposalSummary } from '#contract/views.ts';
import style from './next-line.module.css';
import { nextStepOf } from './next-step.ts';

/** What happens next in a project of a list; nothing once it is over. */
export function NextLine({ project }: { project: ProposalSummary }) {
  const next = nextStepOf(project);
  if (!next) return null;
  return (
    <p className={`${style.next} ${next.mine ? style.mine : ''}`}>
      {next.mine && <strong>Te toca: </strong>}
      {next.title}
    </p>
  );
}
