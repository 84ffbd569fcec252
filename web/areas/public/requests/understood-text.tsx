import { useState } from 'react';
import { formatDay } from '#lib/mexico-time.ts';
import { CategoryIcon } from '#web/ui/art/category-icon.tsx';
import type { FieldsProps } from './fields.tsx';
import type { RequestCategory } from './load.ts';
import { chosen, type Meant, type UnderstoodText } from './understood.ts';
import type { RequestValues } from './use-request-form.ts';
import style from './understood-text.module.css';

interface UnderstoodProps extends FieldsProps {
  categories: readonly RequestCategory[];
  understood: UnderstoodText;
  goTo: (step: number) => void;
  openNext: (values: RequestValues) => void;
}

/** What was understood of a text: as chips that lead to what can be changed, or as one question (4 §G). */
export function Understood({ form, categories, understood, goTo, openNext }: UnderstoodProps) {
  const [asking, setAsking] = useState(understood.maybe.length > 0);
  const { values } = form;
  if (asking && values.categoria === '')
    return (
      <section className={style.understood} aria-labelledby="es-esto">
        <h2 id="es-esto">¿Es esto?</h2>
        <p>Para «{understood.texto}» hay más de un oficio.</p>
        <ul className={style.tiles}>
          {understood.maybe.map((meant) => (
            <li key={meant.categoria}>
              <button
                type="button"
                className={style.tile}
                onClick={() => {
                  form.set(chosen(meant));
                  openNext({ ...values, ...chosen(meant) });
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
            <button type="button" className={style.tile} onClick={() => setAsking(false)}>
              <span>Otra cosa</span>
            </button>
          </li>
        </ul>
      </section>
    );
  if (values.categoria === '') return null;
  return (
    <section className={style.understood} aria-labelledby="entendimos">
      <h2 id="entendimos">Entendimos</h2>
      <ul className={style.chips}>
        {chipsOf(values).map(({ step, text }) => (
          <li key={step}>
            <button
              type="button"
              className={style.chip}
              onClick={() => {
                goTo(step);
                showQuestion(step);
              }}
            >
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

/** What the form holds by now, by the step that changes it. */
function chipsOf(values: RequestValues): { step: number; text: string }[] {
  const { categoria, opt, cantidad, ancho, largo, fecha, hora, ciudad, estado } = values;
  const size = ancho && largo ? `${ancho} × ${largo} m` : '';
  const pieces = opt && cantidad !== '1' ? `${cantidad} ×` : '';
  return [
    { step: 0, text: categoria },
    { step: 1, text: [pieces, nameOf(values), size].filter(Boolean).join(' ') },
    { step: 3, text: `${formatDay(fecha)}, ${hora}` },
    { step: 4, text: [ciudad, estado].filter(Boolean).join(', ') },
  ].filter(({ text }) => text !== '');
}

/** On a desktop all questions are there; the one that was asked for comes into view. */
function showQuestion(step: number): void {
  requestAnimationFrame(() => {
    const title = document.getElementById(`pregunta-${step}`);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'center' });
  });
}
