import { IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { type FieldProps, FieldError, fieldStyle } from './field.tsx';
import style from './rating.module.css';

const words = ['Muy malo', 'Malo', 'Regular', 'Bueno', 'Excelente'] as const;

/** One to five stars as native radio buttons, for the keyboard and screen readers. */
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
      <FieldError id={`${id}-error`} text={props.error} />
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
    </fieldset>
  );
}
