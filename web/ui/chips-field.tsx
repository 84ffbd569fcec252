import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
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
  const [said, setSaid] = useState('');
  const labelOf = (chosen: string) =>
    options.find((option) => option.value === chosen)?.label ?? chosen;
  const add = (chosen: string) => {
    if (chosen === '' || value.includes(chosen)) return;
    onChange([...value, chosen]);
    setSaid(`${labelOf(chosen)}: agregada.`);
  };
  const remove = (chosen: string) => {
    onChange(value.filter((other) => other !== chosen));
    setSaid(`${labelOf(chosen)}: quitada.`);
    // The pressed button is gone: without this the keyboard would start over.
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
      <output className="m-hidden">{said}</output>
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

/** Keys that open the list of a select: what is then chosen in it is meant. */
const OPENS = new Set([' ', 'F4']);

/**
 * A closed select takes another value with each arrow and each letter. That is looking, not choosing:
 * it counts with Enter, or when the field is left.
 */
function useChoice(choose: (value: string) => void) {
  const [looking, setLooking] = useState('');
  const byKeys = useRef(false);
  const settle = () => {
    setLooking('');
    choose(looking);
  };
  return {
    value: looking,
    onChange: (value: string) => {
      if (byKeys.current) return setLooking(value);
      setLooking('');
      choose(value);
    },
    onKeyDown: (event: KeyboardEvent) => {
      byKeys.current = !OPENS.has(event.key) && !event.altKey;
      if (event.key !== 'Enter' || looking === '') return;
      // Enter would send the form.
      event.preventDefault();
      settle();
    },
    onPointerDown: () => {
      byKeys.current = false;
    },
    onBlur: settle,
  };
}
