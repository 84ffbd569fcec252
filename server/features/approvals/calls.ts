import * as approvals from '#contract/approvals.ts';
import type { Handler } from '#server/calls/handler.ts';
import { implement } from '#server/calls/implement.ts';
import { approveBy } from './approve.ts';
import { fourEyesOf } from './four-eyes.ts';
import { getApprovalsOf } from './get-approvals.ts';
import { reject } from './reject.ts';
import { setLimits } from './set-limits.ts';
import { undoLimits } from './undo-limits.ts';
import { withdraw } from './withdraw.ts';

/** Handlers for `contract/approvals.ts`, which do what waits by the handlers of other calls. */
export function handlersOver(others: readonly Handler[]): readonly Handler[] {
  const actions = new Map(
    [...others, setLimits, undoLimits]
      .map(fourEyesOf)
      .flatMap((action) => (action ? [[action.path, action]] : [])),
  );
  return implement(approvals, {
    getApprovals: getApprovalsOf(actions),
    approve: approveBy(actions),
    reject,
    withdraw,
    setLimits,
    undoLimits,
  });
}
