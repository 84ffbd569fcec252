import { Link } from 'react-router';
import type { User } from '#contract/views.ts';
import { remainingThisWeek, renewalMinutes } from '#domain/membership/membership.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import style from './membership.module.css';
import { countdown, dayOf } from './words.ts';

export interface CurrentLevelProps {
  user: Pick<User, 'membership' | 'finalizados_7_dias'>;
}

/** The user's level: how long it lasts, and how many projects are left this week. */
export function CurrentLevel({ user: { membership, finalizados_7_dias } }: CurrentLevelProps) {
  const { descripcion, proyects_limit: limit } = membership.membership_info;
  const left = remainingThisWeek(limit, finalizados_7_dias);
  return (
    <Card as="section">
      <h2 className={style.own}>
        Tu nivel <Chip tone="sun">{descripcion}</Chip>
      </h2>
      <dl className={style.facts}>
        <div>
          <dt>Termina en</dt>
          <dd>{membership.ends_at ? <Countdown endsAt={membership.ends_at} /> : 'No termina'}</dd>
        </div>
        <div>
          <dt>Límite por semana</dt>
          <dd>{limit ?? 'Sin límite'}</dd>
        </div>
        <div>
          <dt>Te quedan esta semana</dt>
          <dd>{left ?? '-'}</dd>
        </div>
      </dl>
      <p className={style.receipts}>
        <Link to={paths.professionalReceipts}>Recibos de tus membresías</Link>
      </p>
    </Card>
  );
}

function Countdown({ endsAt }: { endsAt: string }) {
  const now = useNow();
  const at = Date.parse(endsAt);
  const minutes = renewalMinutes(at, now) ?? 0;
  if (minutes === 0) return 'Terminó: en unos minutos vuelves a Hierro';
  return (
    <>
      <time dateTime={endsAt}>{countdown(minutes)}</time>{' '}
      <span className={style.until}>(el {dayOf(at)})</span>
    </>
  );
}
