import { IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { type FieldProps, FieldError, fieldStyle } from './field.tsx';
import style from './rating.module.css';

const words = ['Muy malo', 'Malo', 'Regular', 'Bueno', 'Excelente'] as const;

/** One to five stars as a group of radios: arrows, space and screen readers work as everywhere. */
export function Rating({ label, value, onChange, ...props }: FieldProps<number>) {
  const id = useId();
  return (
    <fieldset
      className={fieldStyle.field}
      role="radiogroup"
      aria-invalid={props.error ? true : undefined}
      disabled={props.disabled}
      aria-describedby={props.error ? `${id}-error` : undefined}
    >
      <legend className={fieldStyle.label}>{label}</legend>
      <div className={style.input}>
        {words.map((word, index) => {
          const stars = index + 1;
          return (
            <label key={word} data-on={stars <= value || undefined}>
              <input
                type="radio"
                name={props.name ?? id}
                value={stars}
                checked={value === stars}
                aria-label={`${stars} de 5: ${word}`}
                onChange={() => onChange(stars)}
                onBlur={props.onBlur}
              />
              <IconStarFilled size={30} aria-hidden />
            </label>
          );
        })}
        <span className={style.word} aria-hidden>
          {words[value - 1]}
        </span>
      </div>
      <FieldError id={`${id}-error`} text={props.error} />
    </fieldset>
  );
}

const decimal = new Intl.NumberFormat('es-MX', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export interface StarsProps {
  /** 0 to 5. */
  value: number;
  /** How many reviews it comes from; zero says that there are none. */
  count?: number;
  /** Five stars, or one with the number beside it. */
  compact?: boolean;
}

/** A rating to read: «★ 4.9 (127 reseñas)». */
export function Stars({ value, count, compact = false }: StarsProps) {
  if (count === 0) return <span className={style.none}>Sin reseñas todavía</span>;
  const reviews = count === undefined ? '' : count === 1 ? '1 reseña' : `${count} reseñas`;
  return (
    <span className={style.stars}>
      <span aria-hidden className={style.row}>
        {compact ? (
          <IconStarFilled size={18} data-on />
        ) : (
          words.map((word, index) => (
            <IconStarFilled key={word} size={18} data-on={index < Math.round(value) || undefined} />
          ))
        )}
      </span>
      <b>
        {decimal.format(value)}
        <span className="m-hidden"> de 5</span>
      </b>
      {reviews && <span className={style.count}>({reviews})</span>}
    </span>
  );
}
