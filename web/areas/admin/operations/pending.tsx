import { Link, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { CountBadge } from '#web/ui/chip.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Differences, differencesIn, LateComparison } from '../reconciliation/differences.tsx';
import { Deletions } from './deletions.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { FailedNotifications } from './failed-notifications.tsx';
import { FailedRefunds } from './failed-refunds.tsx';
import { ProviderFacts } from './provider-facts.tsx';
import style from './pending.module.css';
import { chargebacksWaiting } from '../nav.ts';
import { usePending } from '../use-pending.ts';
import { Validations } from './validations.tsx';

export const meta = () => [{ title: 'Pendientes · Maestros' }];

/** /admin/pendientes: the team's pending work. */
export default function PendingWork() {
  const { data } = usePending();
  const chargebacks = chargebacksWaiting(data);
  const named = differencesIn(useSearchParams()[0]);
  const count = (name: keyof NonNullable<typeof data>) => data?.[name] ?? 0;
  return (
    <Stack gap={5}>
      <h1>Pendientes</h1>
      <nav className={style.tiles} aria-label="Casos, disputas, denuncias y aprobaciones">
        <Tile to={paths.queue} count={data?.cola} label="por atender" none="Ninguno">
          Casos: todo lo que espera
        </Tile>
        <Tile to={paths.disputes} count={data?.disputas} label="sin resolver">
          Disputas por resolver
        </Tile>
        <Tile
          to={paths.chargebacks}
          count={data && chargebacks.value}
          label={chargebacks.label}
          none="Ninguno"
          note={fraudWords(count('avisos'))}
        >
          Contracargos y pérdidas
        </Tile>
        <Tile to={paths.approvals} count={data?.aprobaciones} label="en espera" none="Nada">
          Esperan a otra persona
        </Tile>
        <Tile to={paths.reports} count={data?.denuncias} label="sin atender">
          Denuncias por atender
        </Tile>
      </nav>
      {(named.length > 0 || count('diferencias') > 0) && (
        <Differences key={named.join()} count={count('diferencias')} solo={named} />
      )}
      {count('atrasadas') > 0 && count('diferencias') === 0 && named.length === 0 && (
        <LateComparison />
      )}
      <div className={style.columns}>
        <div className={style.column}>
          <Validations count={count('validaciones')} />
        </div>
        <div className={style.column}>
          <Deletions count={count('eliminaciones')} />
          <FailedRefunds count={count('devoluciones')} />
          <ProviderFacts count={count('hechos')} />
          <FailedNotifications count={count('notificaciones')} />
          <FailedJobs count={count('trabajos')} />
        </div>
      </div>
    </Stack>
  );
}

const fraudWords = (count: number): string =>
  count === 0 ? '' : count === 1 ? '1 posible fraude' : `${count} posibles fraudes`;

interface TileProps {
  to: string;
  /** Undefined until it is loaded, so that the tile does not claim «Ninguna». */
  count: number | undefined;
  label: string;
  none?: string;
  /** What is there besides, that waits for nobody. */
  note?: string;
  children: string;
}

function Tile({ to, count, label, none = 'Ninguna', note = '', children }: TileProps) {
  return (
    <Link className={style.tile} to={to}>
      {children}
      {(count === 0 || note) && <span className={style.muted}>{note || none}</span>}
      {count !== undefined && <CountBadge count={count} label={label} />}
    </Link>
  );
}
