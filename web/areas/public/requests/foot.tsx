import { IconArrowLeft } from '@tabler/icons-react';
import type { Prequote } from '#domain/requests/prequote.ts';
import { arithmetic } from '#domain/requests/request-message.ts';
import { formatApprox } from '#domain/money.ts';
import { Button } from '#web/ui/button.tsx';
import type { SendForm } from '#web/ui/form/use-send-form.ts';
import style from './foot.module.css';
import { LAST_STEP, type Missing } from './steps.ts';
import type { RequestValues } from './use-request-form.ts';

interface FootProps {
  form: SendForm<RequestValues>;
  quote: Prequote | null;
  missing: readonly Missing[];
  step: number;
  goTo: (step: number) => void;
}

const WORK_MISSING = 'Elige el trabajo y la verás aquí.';
const SIZE_MISSING = 'Con la cantidad o las medidas la verás aquí.';

/** The pre-quote and the buttons: at the bottom on a phone, at the side on a desktop. */
export function Foot({ form, quote, missing, step, goTo }: FootProps) {
  const last = step === LAST_STEP;
  const reached = quote && arithmetic(quote, form.values);
  return (
    <aside className={style.foot} aria-label="Precotización">
      <div className={style.quote} role="status">
        <span className={style.name}>Precotización</span>
        <span className={style.total} data-empty={quote ? undefined : true}>
          {quote ? formatApprox(quote.total) : '—'}
        </span>
        <span className={style.reached}>
          {quote ? reached || quote.opt : form.values.opt ? SIZE_MISSING : WORK_MISSING}
        </span>
      </div>
      <p className={style.note}>Es una orientación: el precio lo pone el profesional.</p>
      <MissingList missing={missing} last={last} goTo={goTo} />
      <div className={style.buttons}>
        {step > 0 && (
          <Button
            variant="secondary"
            className={style.back ?? ''}
            icon={<IconArrowLeft size={20} aria-hidden />}
            onClick={() => goTo(step - 1)}
          >
            Atrás
          </Button>
        )}
        {/* One button with two labels: on a phone it goes to the next step first. */}
        <Button type="submit" fullWidth busy={form.busy}>
          <span className={last ? style.never : style.phone}>Siguiente</span>
          <span className={last ? undefined : style.desktop}>Continuar</span>
        </Button>
      </div>
    </aside>
  );
}

/** The missing fields, each as a button that leads to the field. */
function MissingList({
  missing,
  last,
  goTo,
}: Pick<FootProps, 'missing' | 'goTo'> & { last: boolean }) {
  if (missing.length === 0) return null;
  return (
    <div className={`${style.missing} ${last ? '' : style.desktop}`}>
      <span id="falta">Para continuar falta:</span>
      <ul aria-labelledby="falta">
        {missing.map(({ field, name, step }) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => {
                goTo(step);
                focusSoon(field);
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses a field after its step is rendered. */
function focusSoon(field: string): void {
  requestAnimationFrame(() => {
    const control = document.querySelector<HTMLElement>(`main [name="${field}"]`);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  });
}
