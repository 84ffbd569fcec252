import { Chip } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { PersonLink } from '../person-link.tsx';
import { momentText } from '../words.ts';
import { More } from '../list/more.tsx';
import { PayDeleted } from './pay-deleted.tsx';
import style from './payouts.module.css';
import { useLeftOut } from './use-payouts.ts';
import { LEFT_OUT_NAMES } from './words.ts';

/** Professionals with a balance who will not be paid, with all reasons. */
export function LeftOutList() {
  const list = useLeftOut();
  const people = list.data?.pages.flatMap((page) => page.profesionales) ?? [];
  return (
    <>
      {list.isPending && (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {list.isError && !list.data && (
        <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
          {list.error.message}
        </ErrorState>
      )}
      {list.data && people.length === 0 && (
        <p className={style.muted}>Nadie queda fuera: todos los saldos se pagarán.</p>
      )}
      {people.length > 0 && (
        <ul className={style.leftOut} aria-label="Quién queda fuera">
          {people.map(({ keylogin, nombre, monto, motivos, espera_hasta }) => (
            <li key={keylogin}>
              <PersonLink person={{ keylogin, nombre }} />
              <Money mxn={monto} />
              <span className={style.reasons}>
                {motivos.map((motivo) => (
                  <Chip key={motivo}>
                    {LEFT_OUT_NAMES[motivo]}
                    {motivo === 'en_espera' &&
                      espera_hasta &&
                      `, hasta ${momentText(espera_hasta)}`}
                  </Chip>
                ))}
                {motivos.includes('eliminada') && <PayDeleted keylogin={keylogin} monto={monto} />}
              </span>
            </li>
          ))}
        </ul>
      )}
      <More list={list} what="profesionales que quedan fuera" />
    </>
  );
}
