import { type ReactNode, useId } from 'react';
import style from './choice-field.module.css';
import { type FieldProps, FieldError, fieldStyle } from './field.tsx';

export interface Choice {
  value: string;
  label: string;
  /** Shown at the end, such as a price. */
  detail?: ReactNode;
  icon?: ReactNode;
}

export interface ChoiceFieldProps extends FieldProps<string> {
  options: readonly Choice[];
  /** `tiles` stand beside each other, `rows` below each other. */
  shape?: 'rows' | 'tiles';
}

/** One of a few options, all visible: native radio buttons, for the keyboard and screen readers. */
export function ChoiceField({ options, shape = 'rows', ...props }: ChoiceFieldProps) {
  const id = useId();
  const { label, description, error, value, onChange } = props;
  const described = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={fieldStyle.field}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-required={props.optional ? undefined : true}
      aria-describedby={described || undefined}
      disabled={props.disabled}
    >
      <legend className={`${fieldStyle.label} ${style.legend}`}>{label}</legend>
      {description && (
        <p className={fieldStyle.help} id={`${id}-help`}>
          {description}
        </p>
      )}
      <div className={style[shape]} data-invalid={error ? true : undefined}>
        {options.map((option) => (
          <label key={option.value} className={style.choice}>
            <input
              type="radio"
              name={props.name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={props.onBlur}
            />
            {option.icon && (
              <span className={style.icon} aria-hidden>
                {option.icon}
              </span>
            )}
            <span className={style.name}>{option.label}</span>
            {option.detail && <span className={style.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
