import type { Call } from '#contract/call.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { useWaitingOn } from './approvals/use-approvals.ts';
import { useClosed } from './screens.ts';
import { useMayNot } from './use-may.ts';

/** What it does: the call that it makes, or begins; of a link, where it leads. */
type Does =
  | {
      call: Call;
      /** What it decides about, such as «payout:12»: meanwhile it waits for a second person, nobody does it again. */
      object?: string;
    }
  | { href: string };

/** A button of the team: for whoever may not what it does, it is disabled and says who may (4 §F). */
export function TeamButton(props: ButtonProps & Does) {
  const mayNot = useMayNot();
  const closed = useClosed();
  const waiting = useWaitingOn('call' in props ? props.object : undefined);
  if (!('call' in props))
    return <Button {...props} disabledReason={closed(props.href) ?? props.disabledReason} />;
  const { call, object: _, ...button } = props;
  const waits = waiting && `Espera a otra persona: lo pidió ${waiting.pide.nombre}.`;
  return <Button {...button} disabledReason={mayNot(call) ?? waits ?? button.disabledReason} />;
}
