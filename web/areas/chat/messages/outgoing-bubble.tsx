import { Button } from '#web/ui/button.tsx';
import { Attachment } from '#web/shared/chat/attachment.tsx';
import { Bubble, Tick } from '#web/shared/chat/bubble.tsx';
import style from '#web/shared/chat/bubble.module.css';
import type { Outgoing } from './outbox.ts';
import { useObjectUrl } from '../use-object-url.ts';

export interface OutgoingBubbleProps {
  outgoing: Outgoing;
  onRetry: () => void;
  /** Puts it back into the field. */
  onEdit: () => void;
}

/** A message on its way, or one that did not get through, with its text kept. */
export function OutgoingBubble({ outgoing, onRetry, onEdit }: OutgoingBubbleProps) {
  const { image, msg, state, problem } = outgoing;
  const preview = useObjectUrl(image);
  const failed = state === 'failed';
  return (
    <>
      <Bubble mine author="Tú" text={msg} failed={failed}>
        {image ? <Attachment src={preview} alt="Tu imagen" /> : null}
        <span className={style.foot}>
          {failed ? 'No se envió' : 'enviando'}
          <Tick state={state} />
        </span>
      </Bubble>
      {failed && (
        <div className={style.problem} role="alert">
          <p>{problem}</p>
          <Button size="sm" variant="quiet" onClick={onRetry}>
            Reintentar
          </Button>
          <Button size="sm" variant="quiet" onClick={onEdit}>
            Editar
          </Button>
        </div>
      )}
    </>
  );
}
