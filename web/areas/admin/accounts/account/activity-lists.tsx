import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { MoreList } from '#web/shared/own-area/more-list.tsx';
import { Money } from '#web/ui/money.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { formatted } from '../../list/formatted.ts';
import { CHANNELS, momentText, paymentWords } from '../../words.ts';
import style from './account.module.css';
import type { Detail } from './detail.ts';
import { type RangeLoad, RangeSection } from './range.tsx';

interface ListProps extends RangeLoad {
  data: Detail;
}

/** Messages that the person sent and received, each linked to its conversation. */
export function MessageList({ data, ...load }: ListProps) {
  const { mensajes_enviados, mensajes_recibidos, resumen, user } = data;
  return (
    <RangeSection title="Mensajes" {...load}>
      {data.privado && (
        <Shown
          of={[
            [mensajes_enviados, resumen.mensajes_enviados, 'mensajes enviados'],
            [mensajes_recibidos, resumen.mensajes_recibidos, 'mensajes recibidos'],
          ]}
          all={paths.messagesOf(user.account.email)}
        />
      )}
      <Items
        items={directed(mensajes_enviados, mensajes_recibidos)}
        none={
          data.privado
            ? 'No escribió ni recibió mensajes en este periodo.'
            : 'Los mensajes los lee quien tiene el permiso de Soporte o Moderación.'
        }
      >
        {({ sent, msg, seen, other_key }) => ({
          label: sent ? 'Enviado' : 'Recibido',
          text: msg || 'Imagen',
          link: { to: paths.chatHistory(user.keylogin, other_key), text: 'Ver conversación' },
          aside: seen ? 'Leído' : 'Sin leer',
        })}
      </Items>
    </RangeSection>
  );
}

export function ReviewList({ data, ...load }: ListProps) {
  const { reviews_enviadas, reviews_recibidas, resumen, user } = data;
  return (
    <RangeSection title="Reseñas" {...load}>
      <Shown
        of={[
          [reviews_enviadas, resumen.reviews_enviadas, 'reseñas enviadas'],
          [reviews_recibidas, resumen.reviews_recibidas, 'reseñas recibidas'],
        ]}
        all={paths.reviewsOf(user.account.email)}
      />
      <Items
        items={directed(reviews_enviadas, reviews_recibidas)}
        none="No dio ni recibió reseñas en este periodo."
      >
        {({ id, sent, review_nombre, description, rating }) => ({
          label: `${sent ? 'Para' : 'De'} ${review_nombre}`,
          text: description,
          link: { to: paths.review(id), text: 'Ver reseña' },
          aside: <Stars value={rating} compact />,
        })}
      </Items>
    </RangeSection>
  );
}

export function NotificationList({ data, ...load }: ListProps) {
  const { notificaciones_recibidas, resumen } = data;
  return (
    <RangeSection title="Notificaciones" {...load}>
      <Shown
        of={[[notificaciones_recibidas, resumen.notificaciones_recibidas, 'notificaciones']]}
      />
      <Items items={notificaciones_recibidas} none="No recibió notificaciones en este periodo.">
        {({ msg, send, channel }) => ({
          label: CHANNELS[channel],
          text: msg,
          aside: send ? 'Enviada' : 'Sin enviar',
        })}
      </Items>
    </RangeSection>
  );
}

export function PaymentList({ data, ...load }: ListProps) {
  const { pagos_realizados, resumen, user } = data;
  return (
    <RangeSection title="Pagos realizados" {...load}>
      <Shown
        of={[[pagos_realizados, resumen.pagos_realizados, 'pagos']]}
        all={paths.clientPaymentsOf(user.account.email)}
      />
      {resumen.intentos > 0 && (
        <p>
          <Link to={paths.paymentAttemptsOf(user.account.email)}>
            {resumen.intentos === 1
              ? 'Ver 1 intento sin cobro'
              : `Ver ${formatted(resumen.intentos)} intentos sin cobro`}
          </Link>
        </p>
      )}
      <Items items={pagos_realizados} none="No hizo pagos en este periodo.">
        {(pago) => ({
          label: paymentWords(pago),
          text: pago.descripcion || pago.type_sell,
          note: pago.id_payment,
          link: { to: paths.clientPayment(pago.id), text: 'Ver pago' },
          aside: <Money mxn={pago.value} strong />,
        })}
      </Items>
    </RangeSection>
  );
}

/** Both directions in one list, the newest first. */
const directed = <Item extends { id: number; createAt: string }>(
  sent: readonly Item[],
  recieved: readonly Item[],
) =>
  [
    ...sent.map((item) => ({ ...item, sent: true })),
    ...recieved.map((item) => ({ ...item, sent: false })),
  ].sort((one, other) => other.createAt.localeCompare(one.createAt) || other.id - one.id);

interface ShownProps {
  /** Each list, its total count and its noun. */
  of: readonly (readonly [items: readonly unknown[], total: number, noun: string])[];
  /** Link to the full list, searched for this person. */
  all?: string;
}

/** Says that a list shows only its newest entries, and how to see the others. */
function Shown({ of, all }: ShownProps) {
  const cut = of.filter(([items, total]) => items.length < total);
  if (cut.length === 0) return null;
  const parts = cut.map(
    ([items, total, noun]) => `${formatted(items.length)} de ${formatted(total)} ${noun}`,
  );
  return (
    <p className={style.cut}>
      Se muestran los más recientes: {parts.join(' y ')}. Elige un periodo más corto
      {all !== undefined && (
        <>
          {' '}
          o <Link to={all}>búscalos todos</Link>
        </>
      )}
      .
    </p>
  );
}

interface Line {
  label?: string;
  text: string;
  note?: string;
  /** Link to the full text. */
  link?: { to: string; text: string };
  aside: ReactNode;
}

interface ItemsProps<Item> {
  items: readonly Item[];
  /** Text of an empty list. */
  none: string;
  children: (item: Item) => Line;
}

function Items<Item extends { id: number; createAt: string }>({
  items,
  none,
  children,
}: ItemsProps<Item>) {
  if (items.length === 0) return <p className={style.none}>{none}</p>;
  return (
    <MoreList items={items} first={20} className={style.items}>
      {(item) => {
        const { label, text, note, link, aside } = children(item);
        return (
          <>
            <div>
              <p className={style.muted}>
                {label && `${label} · `}
                <RelativeTime at={item.createAt}>{momentText(item.createAt)}</RelativeTime>
              </p>
              <p className={style.text}>{text}</p>
              {note && <p className={style.note}>{note}</p>}
              {link && (
                <Link className={style.open} to={link.to}>
                  {link.text}
                </Link>
              )}
            </div>
            <span className={style.aside}>{aside}</span>
          </>
        );
      }}
    </MoreList>
  );
}
