import { useState } from 'react';
import { formatDay } from '#lib/mexico-time.ts';
import { CategoryIcon } from '#web/ui/art/category-icon.tsx';
import type { FieldsProps } from './fields.tsx';
import type { RequestCategory } from './load.ts';
import { chosen, type Meant, type Prefill, type UnderstoodText } from './understood.ts';
import style from './understood-text.module.css';

interface UnderstoodProps extends FieldsProps {
  categories: readonly RequestCategory[];
  understood: UnderstoodText;
  /** The fields that the text has filled in. */
  filled: Prefill;
  /** Leads to a field. */
  onChange: (field: string) => void;
  /** A trade of the question was chosen, with its option or without. */
  onChosen: (meant: Meant) => void;
}

/** What was understood of a text: as chips that lead to what can be changed, or as one question (4 §G). */
export function Understood(props: UnderstoodProps) {
  const { categoria } = props.form.values;
  const { maybe } = props.understood;
  if (categoria === '') return maybe.length > 0 ? <Question {...props} /> : null;
  return <Chips {...props} />;
}

function Question({ form, categories, understood, onChosen }: UnderstoodProps) {
  const { texto, maybe } = understood;
  const [refused, setRefused] = useState('');
  if (refused === texto) return null;
  return (
    <section className={style.understood} aria-labelledby="es-esto">
      <h3 id="es-esto">¿Es esto?</h3>
      <p>Para «{texto}» hay más de un oficio.</p>
      <ul className={style.tiles}>
        {maybe.map((meant) => (
          <li key={meant.categoria}>
            <button
              type="button"
              className={style.tile}
              onClick={() => {
                form.set(chosen(meant));
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
          <button type="button" className={style.tile} onClick={() => setRefused(texto)}>
            <span>Otra cosa</span>
          </button>
        </li>
      </ul>
    </section>
  );
}

function Chips({ form, understood, filled, onChange }: UnderstoodProps) {
  const answered = understood.maybe.length > 0;
  const chips = chipsOf(form.values, filled, answered);
  if (chips.length === 0) return null;
  return (
    <section className={style.understood} aria-labelledby="entendimos">
      <h3 id="entendimos">Entendimos</h3>
      <ul className={style.chips}>
        {chips.map(({ field, text }) => (
          <li key={field}>
            <button type="button" className={style.chip} onClick={() => onChange(field)}>
              <span className="m-hidden">Cambiar </span>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <p>¿No es eso? Toca lo que quieras cambiar.</p>
    </section>
  );
}

const iconOf = ({ categoria }: Meant, categories: readonly RequestCategory[]): string =>
  categories.find((one) => one.categoria === categoria)?.icono ?? '';

const nameOf = ({ aparato, opt }: Pick<Meant, 'aparato' | 'opt'>): string =>
  [aparato, opt].filter(Boolean).join(': ');

/** What was said, as the form holds it by now, and the field that changes it; nothing that nobody said. */
function chipsOf(values: FieldsProps['form']['values'], filled: Prefill, answered: boolean) {
  const { categoria, opt, cantidad, ancho, largo, fecha, hora, ciudad, estado } = values;
  const trade = answered || filled.categoria !== undefined;
  const size = filled.ancho && ancho && largo ? `${ancho} × ${largo} m` : '';
  const pieces = filled.cantidad && opt && cantidad !== '1' ? `${cantidad} ×` : '';
  return [
    { field: 'categoria', text: trade ? categoria : '' },
    {
      field: opt ? 'opt' : 'ancho',
      text: trade ? [pieces, nameOf(values), size].filter(Boolean).join(' ') : '',
    },
    { field: 'fecha', text: filled.fecha ? `${formatDay(fecha)}, ${hora}` : '' },
    { field: 'estado', text: filled.estado ? [ciudad, estado].filter(Boolean).join(', ') : '' },
  ].filter(({ text }) => text !== '');
}
