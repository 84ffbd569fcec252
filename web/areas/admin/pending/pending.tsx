import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { CountBadge } from '#web/ui/chip.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Deletions } from './deletions.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { FailedNotifications } from './failed-notifications.tsx';
import style from './pending.module.css';
import { usePending } from './use-pending.ts';
import { Validations } from './validations.tsx';

export const meta = () => [{ title: 'Pendientes · Maestros' }];

/** /admin: the work that waits for the team. */
export default function PendingHome() {
  const { data } = usePending();
  const count = (name: keyof NonNullable<typeof data>) => data?.[name] ?? 0;
  return (
    <Stack gap={5}>
      <h1>Pendientes</h1>
      <nav className={style.tiles} aria-label="Disputas y denuncias">
        <Link className={style.tile} to={paths.disputes}>
          Disputas por resolver
          {count('disputas') > 0 ? (
            <CountBadge count={count('disputas')} label="sin resolver" />
          ) : (
            <span className={style.muted}>Ninguna</span>
          )}
        </Link>
        <Link className={style.tile} to={paths.reports}>
          Denuncias por atender
          {count('denuncias') > 0 ? (
            <CountBadge count={count('denuncias')} label="sin atender" />
          ) : (
            <span className={style.muted}>Ninguna</span>
          )}
        </Link>
      </nav>
      <div className={style.columns}>
        <div className={style.column}>
          <Validations count={count('validaciones')} />
        </div>
        <div className={style.column}>
          <Deletions count={count('eliminaciones')} />
          <FailedNotifications count={count('notificaciones')} />
          <FailedJobs count={count('trabajos')} />
        </div>
      </div>
    </Stack>
  );
}
