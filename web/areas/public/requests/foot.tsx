import { IconArrowLeft } from '@tabler/icons-react';
import { OTHER, type Prequote } from '#domain/requests/prequote.ts';
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
  /** Leads to a missing field. */
  onMissing: (field: string) => void;
}

const WORK_MISSING = 'Elige el trabajo y la verás aquí.';
const SIZE_MISSING = 'Con la cantidad o las medidas la verás aquí.';
const NO_PRICE = 'Sin precio por ahora: lo pone quien lo revise.';

function emptyWords(opt: string): string {
  if (opt === OTHER) return NO_PRICE;
  return opt ? SIZE_MISSING : WORK_MISSING;
}

/** The pre-quote and the buttons: at the bottom on a phone, at the side on a desktop. */
export function Foot({ form, quote, missing, step, goTo, onMissing }: FootProps) {
  const last = step === LAST_STEP;
  const reached = quote && arithmetic(quote, form.values);
  return (
    <aside className={style.foot} aria-label="Precotización" data-foot>
      <div className={style.quote} role="status">
        <span className={style.name}>Precotización</span>
        <span className={style.total} data-empty={quote ? undefined : true}>
          {quote ? formatApprox(quote.total) : '—'}
        </span>
        <span className={style.reached}>
          {quote ? reached || quote.opt : emptyWords(form.values.opt)}
          {quote && <span className={style.phone}> · orientación</span>}
        </span>
      </div>
      <p className={style.note}>Es una orientación: el precio lo pone el profesional.</p>
      <MissingList missing={missing} last={last} onMissing={onMissing} />
      <div className={style.buttons}>
        {step > 0 && (
          <Button
            variant="secondary"
            className={style.back ?? ''}
            icon={<IconArrowLeft size={20} aria-hidden />}
            onClick={() => goTo(step - 1)}
          >
            <span className="m-hidden">Atrás</span>
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
  onMissing,
}: Pick<FootProps, 'missing' | 'onMissing'> & { last: boolean }) {
  if (missing.length === 0) return null;
  return (
    <div className={`${style.missing} ${last ? '' : style.desktop}`}>
      <span id="falta">Para continuar falta:</span>
      <ul aria-labelledby="falta">
        {missing.map(({ field, name }) => (
          <li key={field}>
            <button type="button" onClick={() => onMissing(field)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
