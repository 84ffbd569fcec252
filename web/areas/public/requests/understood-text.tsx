import { IconCalendar, IconChevronDown, IconMapPin } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { whenWords } from '#domain/requests/when.ts';
import { asksForWork } from '#domain/search/asks-for-work.ts';
import WorkHere from '#web/shared/sign-up/work-here.tsx';
import { CategoryIcon } from '#web/ui/art/category-icon.tsx';
import { FieldError } from '#web/ui/field.tsx';
import type { FieldsProps } from './fields.tsx';
import type { RequestCategory } from './load.ts';
import { choosing, chosen, type Meant, type Prefill, type UnderstoodText } from './understood.ts';
import style from './understood-text.module.css';

interface UnderstoodProps extends FieldsProps {
  categories: readonly RequestCategory[];
  understood: UnderstoodText;
  /** The fields that the text has filled in. */
  filled: Prefill;
  /** The day in Mexico City. */
  today: string;
  /** Leads to a field. */
  onChange: (field: string) => void;
  /** Whether one has to ask which trade is meant, and nobody said another. */
  asked: boolean;
  /** None of the question's trades is it. */
  onOther: () => void;
  /** A trade of the question was chosen, with its option or without. */
  onChosen: (meant: Meant) => void;
}

/** The place of what was understood, there from the start, so that screen readers say what comes. */
export function Live({ children }: { children: ReactNode }) {
  return (
    <div className={style.live} aria-live="polite">
      {children}
    </div>
  );
}

/** What was understood of a text: as chips that lead to what can be changed, or as one question (4 §G). */
export function Understood(props: UnderstoodProps) {
  const { categoria } = props.form.values;
  const { maybe, texto } = props.understood;
  return (
    <>
      <WorkHere texto={texto} className={style.none} />
      {categoria !== '' && <Chips {...props} />}
      {categoria === '' && maybe.length > 0 && props.asked && <Question {...props} />}
      {categoria === '' && maybe.length === 0 && !asksForWork(texto) && (
        <NotUnderstood {...props.understood} />
      )}
    </>
  );
}

function NotUnderstood({ texto, elsewhere }: Pick<UnderstoodText, 'texto' | 'elsewhere'>) {
  return (
    <p className={style.none}>
      {elsewhere
        ? `Aquí se piden trabajos para la casa, y «${texto}» parece otra cosa. Si es para tu casa, dilo con otras palabras o elige el oficio más parecido.`
        : 'No reconocimos el oficio. Cuéntanos qué pasa, como «se tapó la tarja», o elige el más parecido: en todos puedes pedir que lo revisen.'}
    </p>
  );
}

/** Whether the chips say the trade that is chosen. */
export const saysTrade = (
  { categoria }: FieldsProps['form']['values'],
  { maybe }: UnderstoodText,
  filled: Prefill,
): boolean => categoria !== '' && (maybe.length > 0 || filled.categoria !== undefined);

function Question({ form, categories, understood, onOther, onChosen }: UnderstoodProps) {
  const { maybe, several } = understood;
  const title = useId();
  const { name, error } = form.field('categoria');
  const problem = `${title}-error`;
  const tile = {
    type: 'button',
    // Whoever is led to the trade is led to its question.
    name,
    className: style.tile,
    'aria-describedby': error ? problem : undefined,
  } as const;
  return (
    <section
      className={style.understood}
      aria-labelledby={title}
      // A region cannot be invalid; what leads to errors finds it by this.
      data-invalid={error ? true : undefined}
    >
      <h3 id={title}>{several ? '¿Con cuál empiezas?' : '¿Es esto?'}</h3>
      <p>{questionOf(understood)}</p>
      <FieldError id={problem} text={error} />
      <ul className={style.tiles}>
        {maybe.map((meant) => (
          <li key={meant.categoria}>
            <button
              {...tile}
              onClick={() => {
                form.set({
                  ...chosen(meant),
                  ...(meant.opt && choosing(meant.opt, form.values, understood.metros)),
                });
                onChosen(meant);
              }}
            >
              <CategoryIcon icono={iconOf(meant, categories)} size={28} />
              <span>
                <strong>{meant.categoria}</strong>
                {meant.opt && <span>{nameOf(meant)}</span>}
              </span>
            </button>
          </li>
        ))}
        <li>
          <button {...tile} onClick={onOther}>
            <span>Otro oficio</span>
          </button>
        </li>
      </ul>
    </section>
  );
}

function Chips(props: UnderstoodProps) {
  const chips = chipsOf(props);
  const title = useId();
  if (chips.length === 0) return null;
  return (
    <section className={style.understood} aria-labelledby={title}>
      <h3 id={title}>Entendimos</h3>
      <ul className={style.chips}>
        {chips.map(({ field, text, icon }) => (
          <li key={field}>
            <button type="button" className={style.chip} onClick={() => props.onChange(field)}>
              {icon}
              <span>
                <span className="m-hidden">Cambiar </span>
                {text}
              </span>
              <IconChevronDown size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p>¿No es eso? Toca lo que quieras cambiar.</p>
    </section>
  );
}

function questionOf({ texto, maybe, several }: UnderstoodText): string {
  if (several)
    return maybe.length > 2
      ? 'Parecen varios trabajos. Empieza por uno; después pides los otros.'
      : 'Parecen dos trabajos. Empieza por uno; después pides el otro.';
  return maybe.length > 1
    ? `Para «${texto}» hay más de un oficio.`
    : `De «${texto}» no estamos seguros.`;
}

const iconOf = (
  { categoria }: Pick<Meant, 'categoria'>,
  categories: readonly RequestCategory[],
): string => categories.find((one) => one.categoria === categoria)?.icono ?? '';

const nameOf = ({ aparato, opt }: Pick<Meant, 'aparato' | 'opt'>): string =>
  [aparato, opt].filter(Boolean).join(': ');

/** What was said, as the form holds it by now, and the field that changes it; nothing that nobody said. */
function chipsOf({ form: { values }, categories, understood, filled, today }: UnderstoodProps) {
  const { categoria, opt, cantidad, ancho, largo, ciudad, estado } = values;
  const { colonia, metros } = understood;
  const trade = saysTrade(values, understood, filled);
  const size = filled.ancho && ancho && largo ? `${ancho} × ${largo} m` : '';
  // What they are of is not known before an option is chosen.
  const meters = metros !== null && !opt ? `${metros} m` : '';
  const pieces = filled.cantidad && opt && cantidad !== '1' ? `${cantidad} ×` : '';
  return [
    {
      field: 'categoria',
      text: trade ? categoria : '',
      icon: <CategoryIcon icono={iconOf(values, categories)} size={18} />,
    },
    {
      field: opt || meters ? 'opt' : 'ancho',
      text: trade ? [pieces, nameOf(values), size, meters].filter(Boolean).join(' ') : '',
    },
    {
      field: 'fecha',
      text: filled.fecha ? whenWords(values, today) : '',
      icon: <IconCalendar size={18} aria-hidden />,
    },
    {
      field: 'estado',
      text: [colonia && `Col. ${colonia}`, ...(filled.estado ? [ciudad, estado] : [])]
        .filter(Boolean)
        .join(', '),
      icon: <IconMapPin size={18} aria-hidden />,
    },
  ].filter(({ text }) => text !== '');
}
