import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { getQueue } from '#contract/queue.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { addressOf, useQueueAddress } from './address.ts';
import style from './queue.module.css';

/** How chosen validations stand; undefined while nobody knows yet. */
interface RunProps {
  stand: OutputOf<typeof getQueue>['elegidas'] | undefined;
}

const ALL = addressOf({ tipo: 'validacion', de: '', elegidas: [] }, null);

/** «Elegiste 10 validaciones · 3 de 10 decididas», and the way to all that wait. */
export function RunBar({ stand }: RunProps) {
  const chosen = useQueueAddress().elegidas.length;
  return (
    <div className={style.run} role="group" aria-label="Validaciones elegidas">
      <p aria-live="polite">
        <strong>
          {chosen === 1 ? 'Elegiste 1 validación' : `Elegiste ${chosen} validaciones`}
        </strong>
        {stand && ` · ${stand.validadas + stand.rechazadas} de ${chosen} decididas`}
      </p>
      <Link to={ALL}>Ver todas</Link>
    </div>
  );
}

/** None of the chosen ones waits any more: what was decided on them. */
export function RunEnd({ stand }: RunProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that decided the last one is gone with it; who is elsewhere stays there.
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[data-empty-state]')?.focus();
  }, []);
  return (
    <div ref={box}>
      <EmptyState
        scene="success"
        title={endText(stand)}
        action={<Button href={paths.accounts}>Volver a las cuentas</Button>}
      >
        Ninguna de las que elegiste espera ya una decisión.
      </EmptyState>
    </div>
  );
}

/** «Terminaste: 8 validadas, 2 rechazadas». */
function endText(stand: RunProps['stand']): string {
  const { validadas = 0, rechazadas = 0 } = stand ?? {};
  const parts = [
    validadas > 0 && `${validadas} ${validadas === 1 ? 'validada' : 'validadas'}`,
    rechazadas > 0 && `${rechazadas} ${rechazadas === 1 ? 'rechazada' : 'rechazadas'}`,
  ].filter(Boolean);
  return parts.length === 0 ? 'Terminaste' : `Terminaste: ${parts.join(', ')}`;
}
