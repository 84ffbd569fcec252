import { useEffect, useState } from 'react';
import { checkDifferences } from '#contract/reconciliation.ts';
import { COMPARISON_LATE_MS } from '#domain/reconciliation/difference.ts';
import { api } from '#web/api/index.ts';
import { Ago } from '#web/shared/chat/ago.tsx';
import { useNow } from '#web/shared/chat/use-now.ts';
import { Chip } from '#web/ui/chip.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import { useDifferences, useRefreshPending } from '../use-pending.ts';
import style from './differences.module.css';

const WITH = {
  reglas: 'Consigo mismos',
  proveedor: 'Con Stripe',
  banco: 'Con el banco',
  mes: 'Con los meses cerrados',
} as const;

const LOOK_AGAIN_MS = 5000;

/** When the books were last compared, with what and with what result; they are every night, and now when asked to. */
export function Compared() {
  const list = useDifferences();
  const now = useNow();
  const comparisons = list.data?.pages[0]?.comparaciones;
  const refresh = useRefreshPending();
  const [busy, setBusy] = useState(false);
  /** When the books were compared last before it was asked for again. */
  const [before, setBefore] = useState<string | null>(null);
  const last = comparisons?.find(({ libro }) => libro === 'proveedor')?.at ?? '';
  const running = before === last;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => void refresh(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  });
  const check = async () => {
    setBusy(true);
    try {
      await api.reconciliation.checkDifferences({});
      setBefore(last);
      toast.success('En un momento verás aquí con qué resultado.', 'Revisión en curso');
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={style.again}>
      <div>
        <p className={style.note}>Los libros se comparan cada noche.</p>
        <ul className={style.compared} aria-label="Últimas comparaciones">
          {comparisons?.map(({ libro, at, diferencias }) => (
            <li key={libro}>
              {WITH[libro]}: <Ago at={at} />, {resultOf(diferencias)}
              {now - Date.parse(at) > COMPARISON_LATE_MS && (
                <>
                  {' '}
                  <Chip tone="error">Atrasada</Chip>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
      <TeamButton
        call={checkDifferences}
        variant="secondary"
        size="sm"
        busy={busy}
        onClick={() => void check()}
      >
        Revisar ahora
      </TeamButton>
    </div>
  );
}

const resultOf = (count: number): string =>
  count === 0 ? 'sin diferencias' : count === 1 ? '1 diferencia' : `${count} diferencias`;
