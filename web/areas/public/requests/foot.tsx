import { IconArrowLeft, IconCalendar, IconMapPin } from '@tabler/icons-react';
import { OTHER, type Prequote } from '#domain/requests/prequote.ts';
import { placeWords } from '#domain/requests/place-words.ts';
import { arithmetic } from '#domain/requests/request-message.ts';
import { whenWords } from '#domain/requests/when.ts';
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
  /** The day in Mexico City. */
  today: string;
  goTo: (step: number) => void;
  /** Leads to a field. */
  onShow: (field: string) => void;
}

const WORK_MISSING = 'Elige el trabajo y verás aquí cuánto cuesta.';
const SIZE_MISSING = 'Con la cantidad o las medidas verás aquí cuánto cuesta.';
const NO_PRICE = 'Sin precio por ahora: lo pone quien lo revise.';

function emptyWords(opt: string): string {
  if (opt === OTHER) return NO_PRICE;
  return opt ? SIZE_MISSING : WORK_MISSING;
}

/** The pre-quote and the buttons: at the bottom on a phone, at the side on a desktop. */
export function Foot({ form, quote, missing, step, today, goTo, onShow }: FootProps) {
  const last = step === LAST_STEP;
  const reached = quote && arithmetic(quote, form.values);
  return (
    <aside
      className={style.foot}
      aria-label="Precotización"
      data-last={last || undefined}
      data-foot
    >
      <div className={style.quote} role="status">
        <span className={style.name}>Precotización</span>
        {quote && <span className={style.total}>{formatApprox(quote.total)}</span>}
        <span className={style.reached}>
          {quote ? reached || quote.opt : emptyWords(form.values.opt)}
          {quote && <span className={style.phone}> · orientación</span>}
        </span>
      </div>
      <Stated {...{ form, today, onShow }} />
      <p className={style.note}>Es una orientación: el precio lo pone el profesional.</p>
      <MissingList {...{ missing, last, onShow }} />
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

/** When and where it is for, in sight before one goes on: both are filled in where nobody chose them (1 §9). */
function Stated({ form, today, onShow }: Pick<FootProps, 'form' | 'today' | 'onShow'>) {
  const { values } = form;
  const place = values.direccion_id === '' ? 'estado' : 'direccion_id';
  const lines = [
    { field: 'cuando', Icon: IconCalendar, text: whenWords(values, today) },
    { field: place, Icon: IconMapPin, text: placeWords(values) },
  ].filter(({ text }) => text !== '');
  return (
    <div className={style.stated} role="group" aria-label="Cuándo y dónde">
      {lines.map(({ field, Icon, text }) => (
        <button key={field} type="button" onClick={() => onShow(field)}>
          <Icon size={18} aria-hidden />
          <span>{text}</span>
          <span className={style.change}>Cambiar</span>
        </button>
      ))}
    </div>
  );
}

/** The missing fields, each as a button that leads to the field. */
function MissingList({
  missing,
  last,
  onShow,
}: Pick<FootProps, 'missing' | 'onShow'> & { last: boolean }) {
  if (missing.length === 0) return null;
  return (
    <div className={`${style.missing} ${last ? '' : style.desktop}`}>
      <span id="falta">Para continuar falta:</span>
      <ul aria-labelledby="falta">
        {missing.map(({ field, name }) => (
          <li key={field}>
            <button type="button" onClick={() => onShow(field)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
