import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Attachment } from '#web/shared/chat/attachment.tsx';
import { Bubble, Tick } from '#web/shared/chat/bubble.tsx';
import style from '#web/shared/chat/bubble.module.css';
import type { Outgoing } from '#web/shared/chat/outbox.ts';
import { useOnline } from '#web/shared/use-online.ts';
import { useObjectUrl } from '#web/shared/use-object-url.ts';

export interface OutgoingBubbleProps {
  outgoing: Outgoing;
  /** Why it failed; undefined where the next message shows the same reason. */
  problem: string | undefined;
  onRetry: () => void;
  /** Moves the message back into the composer. */
  onEdit: () => void;
  onDiscard: () => void;
  /** The composer already has an image. */
  hasDraftImage: boolean;
}

/** An outgoing message, waiting or failed. */
export function OutgoingBubble({ outgoing, ...props }: OutgoingBubbleProps) {
  const { image, msg, state } = outgoing;
  const preview = useObjectUrl(image);
  const failed = state !== 'waiting';
  return (
    <>
      <Bubble mine author="Tú" text={msg} failed={failed}>
        {image ? <Attachment src={preview} alt="Tu imagen" /> : null}
        <span className={style.foot}>
          {failed ? 'No se envió' : 'enviando'}
          <Tick state={failed ? 'failed' : 'waiting'} />
        </span>
      </Bubble>
      {failed && <FailedMessageActions {...props} {...{ state }} hasImage={image !== undefined} />}
    </>
  );
}

/** Buttons of a failed message. */
function FailedMessageActions(
  props: Omit<OutgoingBubbleProps, 'outgoing'> & Pick<Outgoing, 'state'> & { hasImage: boolean },
) {
  const { state, problem, onRetry, onEdit, onDiscard, hasImage, hasDraftImage } = props;
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const twoImages =
    hasImage && hasDraftImage ? 'Primero envía o quita la imagen que elegiste abajo.' : undefined;
  return (
    <div className={style.problem} data-foot>
      {problem && <p>{problem}</p>}
      {problem && state === 'stopped' && !online && <p>Sale solo en cuanto vuelva la conexión.</p>}
      <Button size="sm" variant="quiet" onClick={onRetry}>
        Reintentar
      </Button>
      <Button size="sm" variant="quiet" onClick={onEdit} disabledReason={twoImages}>
        Editar
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        Descartar
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="¿Descartar este mensaje?"
        confirmLabel="Descartar"
        danger
        irreversible
        onConfirm={async () => onDiscard()}
      >
        No se envió a nadie y se borrará de aquí.
      </ConfirmDialog>
    </div>
  );
}
