import type { Key, ReactNode } from 'react';
import { Link } from 'react-router';
import type { getUser } from '#contract/admin/accounts.ts';
import type { OutputOf } from '#contract/call.ts';
import { paths } from '#web/paths.ts';
import { Money } from '#web/ui/money.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import style from './account.module.css';
import { momentText, paymentWords } from '../words.ts';

type Reply = OutputOf<typeof getUser>;
type Directed<Item> = Item & { sent: boolean };

export function MessageList({
  messages,
  of,
}: {
  messages: readonly Directed<Reply['mensajes_enviados'][number]>[];
  /** Whose messages they are. */
  of: string;
}) {
  return (
    <Items items={messages} none="No escribió ni recibió mensajes en este periodo.">
      {({ sent, msg, seen, other_key }) => ({
        label: sent ? 'Enviado' : 'Recibido',
        text: msg || 'Imagen',
        to: paths.chatHistory(of, other_key),
        aside: seen ? 'Leído' : 'Sin leer',
      })}
    </Items>
  );
}

export function ReviewList({
  reviews,
}: {
  reviews: readonly Directed<Reply['reviews_enviadas'][number]>[];
}) {
  return (
    <Items items={reviews} none="No dio ni recibió reseñas en este periodo.">
      {({ sent, review_nombre, description, rating }) => ({
        label: `${sent ? 'Para' : 'De'} ${review_nombre}`,
        text: description,
        aside: <Stars value={rating} compact />,
      })}
    </Items>
  );
}

export function PaymentList({ payments }: { payments: Reply['pagos_realizados'] }) {
  return (
    <Items items={payments} none="No hizo pagos en este periodo.">
      {({ descripcion, type_sell, payment_status, value, id_payment }) => ({
        label: paymentWords(payment_status),
        text: descripcion || type_sell,
        note: id_payment,
        aside: <Money mxn={value} strong />,
      })}
    </Items>
  );
}

export function NotificationList({
  notifications,
}: {
  notifications: Reply['notificaciones_recibidas'];
}) {
  return (
    <Items items={notifications} none="No recibió notificaciones en este periodo.">
      {({ msg, send }) => ({ text: msg, aside: send ? 'Enviada' : 'Sin enviar' })}
    </Items>
  );
}

interface Line {
  label?: string;
  text: string;
  note?: string;
  /** The conversation that it is part of. */
  to?: string;
  aside: ReactNode;
}

interface ItemsProps<Item> {
  items: readonly Item[];
  /** Said when there are none. */
  none: string;
  children: (item: Item) => Line;
}

function Items<Item extends { id: Key; createAt: string }>({
  items,
  none,
  children,
}: ItemsProps<Item>) {
  if (items.length === 0) return <p className={style.none}>{none}</p>;
  return (
    <ul className={style.items}>
      {items.map((item) => {
        const { label, text, note, to, aside } = children(item);
        return (
          <li key={item.id}>
            <div>
              <p className={style.muted}>
                {label && `${label} · `}
                <RelativeTime at={item.createAt}>{momentText(item.createAt)}</RelativeTime>
              </p>
              <p className={style.text}>{text}</p>
              {note && <p className={style.note}>{note}</p>}
              {to && (
                <Link className={style.open} to={to}>
                  Ver conversación
                </Link>
              )}
            </div>
            <span className={style.aside}>{aside}</span>
          </li>
        );
      })}
    </ul>
  );
}
