import { useId } from 'react';
import type { User } from '#contract/views.ts';
import { remainingThisWeek } from '#domain/membership/membership.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import style from './home.module.css';
import { duration } from './words.ts';

export interface MembershipProps {
  membership: User['membership'];
  /** Projects finalized in the last 7 days. */
  finalized: number;
}

/** The level, and how many projects are left this week. */
export function Membership({ membership, finalized }: MembershipProps) {
  const id = useId();
  const { descripcion, proyects_limit: limit } = membership.membership_info;
  const { time } = membership.membership_renewal;
  const facts = [
    ['Límite por semana', limit === null ? 'Sin límite' : String(limit)],
    ['Finalizados en los últimos 7 días', String(finalized)],
    ['Te quedan', String(remainingThisWeek(limit, finalized) ?? '-')],
  ] as const;
  return (
    <section aria-labelledby={id} className={style.membership}>
      <h2 id={id}>
        Membresía <Chip tone="sun">{descripcion}</Chip>
        {time !== null && <span className={style.hint}>Termina en {duration(time)}</span>}
      </h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button size="sm" variant="secondary" href={paths.membership}>
          {time === null ? 'Ver membresías' : 'Renovar o cambiar'}
        </Button>
      </div>
    </section>
  );
}
