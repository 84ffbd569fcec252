import { IconAlertCircle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import type { Message } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import { Ago } from './ago.tsx';
import { Attachment } from './attachment.tsx';
import style from './bubble.module.css';
import { MessageText } from './message-text.tsx';

export interface StoredBubbleProps {
  message: Message;
  mine: boolean;
  seen: boolean;
  /** Whether it carries the read tick; one's own do. */
  ticked?: boolean;
  /** Who wrote it, for those who cannot see on which side it stands. */
  author: string;
  onRenewLink: (id: number) => void;
}

/** A message that the server has. */
export const StoredBubble = memo(function StoredBubble(props: StoredBubbleProps) {
  const { message, mine, seen, ticked = mine, author, onRenewLink } = props;
  return (
    <Bubble mine={mine} author={author} text={message.msg}>
      {message.rute_adjunto !== '' && (
        <Attachment
          src={pictureUrl(message.rute_adjunto)}
          alt={`Imagen de ${author}`}
          onExpired={() => onRenewLink(message.id)}
        />
      )}
      <span className={style.foot}>
        <Ago at={message.createAt} />
        {ticked && <Tick state={seen ? 'seen' : 'sent'} />}
      </span>
    </Bubble>
  );
});

interface BubbleProps {
  mine: boolean;
  author: string;
  text: string;
  failed?: boolean;
  /** An image and the foot; the text goes between them. */
  children: ReactNode;
}

export function Bubble({ mine, author, text, failed = false, children }: BubbleProps) {
  const [image, foot] = Array.isArray(children) ? children : [null, children];
  return (
    <article
      className={style.bubble}
      data-mine={mine || undefined}
      data-failed={failed || undefined}
    >
      <span className="m-hidden">{author}: </span>
      {image}
      {text !== '' && <MessageText text={text} />}
      {foot}
    </article>
  );
}

const ticks = {
  waiting: { Icon: IconClock, text: 'Enviando' },
  sent: { Icon: IconCheck, text: 'Enviado' },
  seen: { Icon: IconChecks, text: 'Visto' },
  failed: { Icon: IconAlertCircle, text: 'No se envió' },
};

/** How far a message of one's own has come. */
export function Tick({ state }: { state: keyof typeof ticks }) {
  const { Icon, text } = ticks[state];
  return (
    <span className={style.tick} title={text}>
      <Icon size={16} aria-hidden />
      <span className="m-hidden">{text}</span>
    </span>
  );
}
