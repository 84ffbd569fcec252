import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import style from './chips-field.module.css';
import type { FieldProps } from './field.tsx';
import { type Option, SelectField } from './select-field.tsx';

export interface ChipsFieldProps extends FieldProps<string[]> {
  options: readonly Option[];
  /** The first line of the select, for instance «Selecciona una profesión». */
  placeholder: string;
}

/** Several choices from a short list: each one leaves the list and becomes a chip that can be removed. */
export function ChipsField({ value, onChange, options, placeholder, ...props }: ChipsFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState('');
  const labelOf = (chosen: string) =>
    options.find((option) => option.value === chosen)?.label ?? chosen;
  const add = (chosen: string) => {
    if (chosen === '' || value.includes(chosen)) return;
    onChange([...value, chosen]);
    announce(`${labelOf(chosen)}: agregada.`);
  };
  const remove = (chosen: string) => {
    onChange(value.filter((other) => other !== chosen));
    announce(`${labelOf(chosen)}: quitada.`);
    // The pressed button disappears: without this the keyboard focus would be lost.
    root.current?.querySelector('select')?.focus();
  };
  const choice = useChoice(add);

  return (
    <div ref={root} className={style.root}>
      <SelectField
        {...props}
        {...choice}
        optional={props.optional ?? false}
        placeholder={placeholder}
        placeholderDisabled
        options={options.filter((option) => !value.includes(option.value))}
      />
      <output className="m-hidden">{announcement}</output>
      {value.length > 0 && (
        <ul className={style.chips} aria-label={`${props.label}: elegidas`}>
          {value.map((chosen) => (
            <li key={chosen}>
              <button
                type="button"
                className={style.chip}
                disabled={props.disabled}
                aria-label={`Quitar ${labelOf(chosen)}`}
                onClick={() => remove(chosen)}
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

/** Keys that open the list of a select: a choice made in the open list counts at once. */
const OPENS = new Set([' ', 'F4']);

/**
 * A closed select changes its value with each arrow key and letter. That is browsing, not choosing: the
 * value counts only with Enter, or when the field loses the focus.
 */
function useChoice(choose: (value: string) => void) {
  const [browsed, setBrowsed] = useState('');
  const byKeys = useRef(false);
  const settle = () => {
    setBrowsed('');
    choose(browsed);
  };
  return {
    value: browsed,
    onChange: (value: string) => {
      if (byKeys.current) return setBrowsed(value);
      setBrowsed('');
      choose(value);
    },
    onKeyDown: (event: KeyboardEvent) => {
      byKeys.current = !OPENS.has(event.key) && !event.altKey;
      if (event.key !== 'Enter' || browsed === '') return;
      // Enter would submit the form.
      event.preventDefault();
      settle();
    },
    onPointerDown: () => {
      byKeys.current = false;
    },
    onBlur: settle,
  };
}
