import { IconAlertCircle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import type { Message } from '#contract/chat/view.ts';
import { pictureUrl } from '#web/api/client.ts';
import { Ago } from './ago.tsx';
import { Attachment } from './attachment.tsx';
import style from './bubble.module.css';
import { piecesOf } from './links.ts';

export interface StoredBubbleProps {
  message: Message;
  mine: boolean;
  seen: boolean;
  /** Whether it shows the read tick; by default one's own messages do. */
  ticked?: boolean;
  /** Who wrote it, for screen readers. */
  author: string;
  onRenewLink: (id: number) => void;
}

/** A message that the server has stored. */
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

/** The delivery state of one's own message. */
export function Tick({ state }: { state: keyof typeof ticks }) {
  const { Icon, text } = ticks[state];
  return (
    <span className={style.tick} title={text}>
      <Icon size={16} aria-hidden />
      <span className="m-hidden">{text}</span>
    </span>
  );
}

/** The text of a message, with its links. */
function MessageText({ text }: { text: string }) {
  return (
    <p className={style.text}>
      {piecesOf(text).map(({ at, text: shown, href }) =>
        href === undefined ? (
          shown
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {shown}
          </a>
        ),
      )}
    </p>
  );
}
