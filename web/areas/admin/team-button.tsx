import type { Call } from '#contract/call.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { useClosed } from './screens.ts';
import { useMayNot } from './use-may.ts';

/** What it does: the call that it makes, or begins; of a link, where it leads. */
type Does = { call: Call } | { href: string };

/** A button of the team: for whoever may not what it does, it is disabled and says who may (4 §F). */
export function TeamButton(props: ButtonProps & Does) {
  const mayNot = useMayNot();
  const closed = useClosed();
  if (!('call' in props))
    return <Button {...props} disabledReason={closed(props.href) ?? props.disabledReason} />;
  const { call, ...button } = props;
  return <Button {...button} disabledReason={mayNot(call) ?? button.disabledReason} />;
}
