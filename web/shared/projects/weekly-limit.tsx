import { Link } from 'react-router';
import { weeklyLimitText } from '#contract/errors.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { useUser } from '#web/shared/session/use-user.ts';
import style from './weekly-limit.module.css';

/** Why the user's membership allows no more proposals this week, if so; `refresh` reloads it. */
export function useWeeklyLimit(): { reason: string | undefined; refresh: () => void } {
  const { user, refresh } = useUser();
  const now = useNow();
  const { limite_libre_at, membership_info } = user.membership;
  const limite = membership_info.proyects_limit;
  const libreAt = limite_libre_at ? Date.parse(limite_libre_at) : 0;
  const reached = limite !== null && libreAt > now;
  return { reason: reached ? weeklyLimitText({ limite, libreAt }) : undefined, refresh };
}

/** The same in sight beside the button that it closes, and the way to another membership. */
export function WeeklyLimit({ reason }: { reason: string }) {
  return (
    <p className={style.note}>
      {reason} <Link to={paths.membership}>Ver membresías</Link>
    </p>
  );
}
