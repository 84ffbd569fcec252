import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleX,
  IconEye,
  IconGavel,
  IconPackage,
  IconPencil,
} from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Message } from '#contract/chat/view.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import { Money, pesos } from '#web/ui/money.tsx';
import { FoldedCard, ThreadNote } from '../chat/card.tsx';
import style from '../chat/card.module.css';
import { clockOf, momentOf } from '../chat/moment.ts';
import { toneOf } from '../chat/rows.ts';
import { cardWords } from '#domain/payments/receipt-words.ts';
import { shorten } from '#lib/shorten.ts';
import { type EventReader, eventWords, isKnown } from './event-words.ts';

/** A message that says which event of a project it reports. */
export type EventMessage = Message & {
  readonly evento: ProjectEvent;
  readonly proyecto: NonNullable<Message['proyecto']>;
};

export const isEventMessage = (message: Message): message is EventMessage =>
  message.proyecto !== undefined && message.evento !== null && isKnown(message.evento);

export interface EventRowProps {
  message: EventMessage;
  reader: EventReader;
  /** `YYYY-MM-DD` in Mexico City. */
  today: string;
  /** Of a payment: whether a first one came before it. */
  rest?: boolean;
  /** Of a failed payment: whether another one worked after it. */
  paidLater?: boolean;
  /** Of one’s own payment: where its receipt is. */
  receipt?: string | undefined;
  /** More of what an opened card shows. */
  more?: ReactNode;
}

/** An event that is done: a card of one line that can be opened, or a quiet line where there is no more to read. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { message, reader, today, rest = false, paidLater = false, receipt, more } = props;
  const { evento, createAt, proyecto } = message;
  const { quien, monto, detalle, titulo, tarjeta } = proyecto;
  const words = eventWords({ evento, quien, detalle, rest }, reader);
  const folded = FOLDED[evento];
  const tone = paidLater ? 'plain' : toneOf(message);
  if (!folded)
    return (
      <ThreadNote tone={tone} icon={iconOf(tone)}>
        {words}
        {paidLater && '. Se pagó después'}
        {/* What changed is read to its end. */}
        {detalle && `: ${evento === 'revisada' ? detalle : shorten(detalle, 120)}`}
        {monto ? (
          <>
            {detalle ? ' · ' : ': '}
            <b>{pesos(monto)}</b>
          </>
        ) : null}
        {tarjeta && ` · ${cardWords(tarjeta)}`}
        {' · '}
        <time dateTime={createAt}>{clockOf(createAt)}</time>
        {receipt && (
          <>
            {' · '}
            <Link to={receipt}>Ver recibo</Link>
          </>
        )}
      </ThreadNote>
    );
  return (
    <FoldedCard
      icon={folded.icon}
      title={words}
      detail={<time dateTime={createAt}>{momentOf(createAt, today)}</time>}
      amount={monto && !folded.amount ? pesos(monto) : undefined}
    >
      {() => (
        <>
          {titulo && <p className={style.said}>«{titulo}»</p>}
          {detalle && <p className={style.said}>{detalle}</p>}
          {monto && folded.amount ? (
            <p>
              <Money mxn={monto} strong /> {folded.amount}
            </p>
          ) : null}
          {more}
        </>
      )}
    </FoldedCard>
  );
});

interface Folded {
  readonly icon: ReactNode;
  /** What its amount is, where that has to be said. */
  readonly amount?: string;
}

const size = { size: 22, 'aria-hidden': true } as const;
const done = <IconCircleCheck {...size} />;
const stopped = <IconCircleX {...size} data-tone="plain" />;
const BACK = 'regresan a la tarjeta';

const FOLDED: Partial<Record<ProjectEvent, Folded>> = {
  por_pagar: { icon: done },
  rechazada: { icon: stopped },
  retirada: { icon: stopped },
  reemplazada: { icon: stopped },
  cancelada: { icon: stopped, amount: BACK },
  entregado: { icon: <IconPackage {...size} /> },
  cambios: { icon: <IconPencil {...size} data-tone="plain" /> },
  disputa: { icon: <IconGavel {...size} data-tone="plain" /> },
  disputa_respondida: { icon: <IconGavel {...size} data-tone="plain" /> },
  disputa_resuelta: { icon: <IconGavel {...size} data-tone="plain" />, amount: BACK },
  disputa_retirada: { icon: <IconGavel {...size} data-tone="plain" /> },
  acuerdo_ofrecido: { icon: <IconGavel {...size} data-tone="plain" />, amount: BACK },
  disputa_acordada: { icon: done, amount: BACK },
  caso_abierto: { icon: <IconEye {...size} data-tone="plain" /> },
  finalizada: { icon: done, amount: 'se liberaron' },
  finalizada_por_plazo: { icon: done, amount: 'se liberaron' },
};

function iconOf(tone: ReturnType<typeof toneOf>): ReactNode {
  if (tone === 'money') return <IconCircleCheck size={18} aria-hidden />;
  return tone === 'warning' ? <IconAlertCircle size={18} aria-hidden /> : null;
}
