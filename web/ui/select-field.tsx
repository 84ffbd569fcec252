import { IconChevronDown } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { type FieldProps, FieldShell } from './field.tsx';
import style from './select-field.module.css';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps<string> {
  options: readonly Option[];
  /** Shown while the value is empty. */
  placeholder?: string;
  /** Whether the placeholder cannot be chosen; by default in required fields. */
  placeholderDisabled?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerDown?: () => void;
}

/** One of a few options, in a native select, which works best on a phone. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { placeholderDisabled = !props.optional } = props;
  return (
    <FieldShell field={props}>
      {(control) => (
        <div className={style.wrap}>
          <select
            {...control}
            className={`${control.className} ${style.select}`}
            data-empty={props.value === '' || undefined}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
            onKeyDown={props.onKeyDown}
            onPointerDown={props.onPointerDown}
          >
            {placeholder !== undefined && (
              <option value="" disabled={placeholderDisabled}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown className={style.arrow} size={20} aria-hidden />
        </div>
      )}
    </FieldShell>
  );
}
