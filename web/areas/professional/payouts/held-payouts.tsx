import { IconLock } from '@tabler/icons-react';
import { weekdayAndDay } from '#lib/date-words.ts';
import { formatClock, mexicoDay } from '#lib/mexico-time.ts';
import { Card } from '#web/ui/card.tsx';
import style from './payout.module.css';

/** «miércoles 25 de noviembre a las 10:00», in Mexico City. */
const momentOf = (at: number): string => `${weekdayAndDay(mexicoDay(at))} a las ${formatClock(at)}`;

/** Notice that payouts pause after a change that a thief could have made (decisions §5). */
export function HeldPayouts({ until }: { until: string | null }) {
  if (until === null) return null;
  return (
    <Card tone="sunken" padding="sm">
      <p className={style.note}>
        <IconLock size={20} aria-hidden />
        <span>
          Por seguridad esperamos 72 horas cuando guardas una CLABE o cambias tu teléfono o
          contraseña. Tus pagos continúan el {momentOf(Date.parse(until))}. Tu saldo sigue aquí.
        </span>
      </p>
    </Card>
  );
}
