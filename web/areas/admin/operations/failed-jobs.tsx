import { attendJob } from '#contract/operations.ts';
import { JOB_NAMES } from '#domain/operations/job-names.ts';
import { api } from '#web/api/index.ts';
import { Section } from '#web/shared/own-area/section.tsx';
import { Card } from '#web/ui/card.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Loading, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { momentText } from '../words.ts';
import { Attend } from './attend.tsx';
import style from './pending.module.css';
import { useFailedJobs } from '../use-pending.ts';

const jobName = (tipo: string): string => JOB_NAMES[tipo] ?? tipo;

/** Background jobs that failed in all their attempts. */
export function FailedJobs({ count }: { count: number }) {
  const { data, isPending, isError, error, refetch, isFetching } = useFailedJobs();
  return (
    <Section title="Trabajos que fallaron" count={count}>
      {isPending && (
        <Loading>
          <SkeletonPanel />
        </Loading>
      )}
      {isError && !data && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {error.message}
        </ErrorState>
      )}
      {data?.trabajos.length === 0 && (
        <p className={style.none}>Todos los trabajos internos terminaron.</p>
      )}
      <ul className={style.list}>
        {data?.trabajos.map(({ id, tipo, intentos, error: reason, fallo_at }) => (
          <li key={id}>
            <Card as="article" className={style.card}>
              <p>
                <strong>{jobName(tipo)}</strong>
              </p>
              {reason && <p>{reason}</p>}
              <p className={style.muted}>
                {intentos === 1 ? '1 intento' : `${intentos} intentos`} ·{' '}
                <RelativeTime at={fallo_at}>{momentText(fallo_at)}</RelativeTime>
              </p>
              <Attend
                call={attendJob}
                what={jobName(tipo)}
                retryLabel="Reintentar"
                retried="El trabajo empezó de nuevo."
                discardMeans="Nadie lo volverá a intentar, y lo que iba a hacer queda sin hacerse."
                attend={(que) => api.operations.attendJob({ job_id: id, que })}
              />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
