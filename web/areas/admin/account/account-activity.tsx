import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { getUser } from '#contract/admin/accounts.ts';
import { Card } from '#web/ui/card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import style from './account.module.css';
import { MessageList, NotificationList, PaymentList, ReviewList } from './activity-lists.tsx';
import { type Interval, INTERVALS } from './interval.ts';

interface AccountActivityProps {
  data: OutputOf<typeof getUser>;
  intervalo: Interval;
  onInterval: (intervalo: Interval) => void;
  /** Another range is on its way. */
  busy: boolean;
}

/** What the person did in a range of time. */
export function AccountActivity({ data, intervalo, onInterval, busy }: AccountActivityProps) {
  const [tab, setTab] = useState('mensajes');
  const messages = [
    ...data.mensajes_enviados.map((message) => ({ ...message, sent: true })),
    ...data.mensajes_recibidos.map((message) => ({ ...message, sent: false })),
  ].toSorted((one, other) => other.id - one.id);
  const reviews = [
    ...data.reviews_enviadas.map((review) => ({ ...review, sent: true })),
    ...data.reviews_recibidas.map((review) => ({ ...review, sent: false })),
  ].toSorted((one, other) => other.id - one.id);

  return (
    <Card as="section" className={busy ? style.stale : ''}>
      <div className={style.activityHead}>
        <h2 className={style.heading}>Actividad</h2>
        <fieldset className={style.intervals}>
          <legend className="m-hidden">Periodo</legend>
          {INTERVALS.map(({ value, label, spoken }) => (
            <label key={value} title={spoken}>
              <input
                type="radio"
                name="intervalo"
                aria-label={spoken}
                checked={value === intervalo}
                onChange={() => onInterval(value)}
              />
              <span aria-hidden>{label}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <Tabs
        label="Actividad"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'mensajes',
            label: 'Mensajes',
            count: messages.length,
            content: <MessageList messages={messages} of={data.user.keylogin} />,
          },
          {
            id: 'resenas',
            label: 'Reseñas',
            count: reviews.length,
            content: <ReviewList reviews={reviews} />,
          },
          {
            id: 'pagos',
            label: 'Pagos',
            count: data.pagos_realizados.length,
            content: <PaymentList payments={data.pagos_realizados} />,
          },
          {
            id: 'notificaciones',
            label: 'Notificaciones',
            count: data.notificaciones_recibidas.length,
            content: <NotificationList notifications={data.notificaciones_recibidas} />,
          },
        ]}
      />
    </Card>
  );
}
