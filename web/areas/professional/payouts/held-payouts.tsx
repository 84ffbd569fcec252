import { IconLock } from '@tabler/icons-react';
import { Card } from '#web/ui/card.tsx';
import style from './payout.module.css';

const moment = new Intl.DateTimeFormat('es-MX', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Notice that payouts pause after a change that a thief could have made (decisions §5). */
export function HeldPayouts({ until }: { until: string | null }) {
  if (until === null) return null;
  return (
    <Card tone="sunken" padding="sm">
      <p className={style.note}>
        <IconLock size={20} aria-hidden />
        <span>
          Por seguridad esperamos 72 horas cuando guardas una CLABE o cambias tu teléfono o
          contraseña. Tus pagos continúan el {moment.format(new Date(until))}. Tu saldo sigue aquí.
        </span>
      </p>
    </Card>
  );
}
