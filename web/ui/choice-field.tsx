import { type ReactNode, useId, useRef } from 'react';
import style from './choice-field.module.css';
import { type FieldProps, FieldError, fieldStyle } from './field.tsx';

export interface Choice {
  value: string;
  label: string;
  /** Below the label, such as an address. */
  note?: ReactNode;
  /** Shown at the end, such as a price. */
  detail?: ReactNode;
  icon?: ReactNode;
  /** Why it cannot be chosen now, below its label. */
  disabledReason?: string | undefined;
}

export interface ChoiceFieldProps extends FieldProps<string> {
  options: readonly Choice[];
  /** `tiles` stand beside each other, `rows` below each other. */
  shape?: 'rows' | 'tiles';
  /** Called when an option was tapped or clicked, also the chosen one; by keyboard one passes others on the way. */
  onTap?: (value: string) => void;
}

/** One of a few options, all visible: native radio buttons, for the keyboard and screen readers. */
export function ChoiceField({ options, shape = 'rows', onTap, ...props }: ChoiceFieldProps) {
  const id = useId();
  // A tap from before React had the page comes as a click alone, so a key is what is known.
  const byKey = useRef(false);
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
      {/* Above the options: below many of them nobody would see it. */}
      <FieldError id={`${id}-error`} text={error} />
      <div className={style[shape]} data-invalid={error ? true : undefined}>
        {options.map((option) => (
          <label
            key={option.value}
            className={style.choice}
            onPointerDown={() => {
              byKey.current = false;
            }}
          >
            <input
              type="radio"
              name={props.name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabledReason !== undefined}
              onChange={() => onChange(option.value)}
              onBlur={props.onBlur}
              onKeyDown={() => {
                byKey.current = true;
              }}
              onClick={() => {
                const passing = byKey.current;
                byKey.current = false;
                if (passing) return;
                // The same click chooses, and is heard here first.
                if (onTap) queueMicrotask(() => onTap(option.value));
              }}
            />
            {option.icon && (
              <span className={style.icon} aria-hidden>
                {option.icon}
              </span>
            )}
            <span className={style.name}>
              {option.label}
              {option.disabledReason && <span className={style.note}>{option.disabledReason}</span>}
              {option.note && <span className={style.note}>{option.note}</span>}
            </span>
            {option.detail && <span className={style.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
