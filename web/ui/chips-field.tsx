import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import style from './chips-field.module.css';
import type { FieldProps } from './field.tsx';
import { type Option, SelectField } from './select-field.tsx';

export interface ChipsFieldProps extends FieldProps<string[]> {
  options: readonly Option[];
  /** The select's own first line, for instance «Selecciona una profesión». */
  placeholder: string;
}

/** Several of a few options: each choice leaves the list and becomes a chip that can be removed. */
export function ChipsField({ value, onChange, options, placeholder, ...props }: ChipsFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const labelOf = (chosen: string) =>
    options.find((option) => option.value === chosen)?.label ?? chosen;

  return (
    <div ref={root} className={style.root}>
      <SelectField
        {...props}
        optional={props.optional ?? false}
        value=""
        placeholder={placeholder}
        options={options.filter((option) => !value.includes(option.value))}
        onChange={(chosen) => {
          if (chosen !== '' && !value.includes(chosen)) onChange([...value, chosen]);
        }}
      />
      {value.length > 0 && (
        <ul className={style.chips} aria-label={`${props.label}: elegidas`}>
          {value.map((chosen) => (
            <li key={chosen}>
              <button
                type="button"
                className={style.chip}
                disabled={props.disabled}
                aria-label={`Quitar ${labelOf(chosen)}`}
                onClick={() => {
                  onChange(value.filter((other) => other !== chosen));
                  // The pressed button is gone: without this the keyboard would start over.
                  root.current?.querySelector('select')?.focus();
                }}
              >
                {labelOf(chosen)}
                <IconX size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
