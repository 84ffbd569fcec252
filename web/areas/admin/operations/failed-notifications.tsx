import { attendNotification } from '#contract/operations.ts';
import { api } from '#web/api/index.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { PersonLink } from '../person-link.tsx';
import { FAILURE_WORDS } from '../notifications/words.ts';
import { CHANNELS, momentText } from '../words.ts';
import { Attend } from './attend.tsx';
import style from './pending.module.css';
import { useFailedNotifications } from '../use-pending.ts';
import { WaitingList } from './waiting-list.tsx';

/** Notifications that could not be delivered. */
export function FailedNotifications({ count }: { count: number }) {
  return (
    <WaitingList
      title="Notificaciones sin entregar"
      count={count}
      list={useFailedNotifications()}
      itemsOf={({ notificaciones }) => notificaciones}
      keyOf={({ id }) => id}
      none="Todas las notificaciones se entregaron."
    >
      {({ id, persona, msg, canal, motivo, fallo_at }) => (
        <Card as="article" className={style.card}>
          <p className={style.head}>
            <PersonLink person={persona} />
            <Chip tone="error">{CHANNELS[canal]}</Chip>
          </p>
          <p>{msg}</p>
          <p className={style.muted}>
            {FAILURE_WORDS[motivo]} ·{' '}
            <RelativeTime at={fallo_at}>{momentText(fallo_at)}</RelativeTime>
          </p>
          <Attend
            call={attendNotification}
            what={`notificación a ${persona.nombre}`}
            retryLabel="Enviar otra vez"
            retried="La notificación se enviará otra vez."
            discardMeans={`${persona.nombre} no recibirá esta notificación. En su cuenta sigue como no enviada.`}
            attend={(que) => api.operations.attendNotification({ notification_id: id, que })}
          />
        </Card>
      )}
    </WaitingList>
  );
}
