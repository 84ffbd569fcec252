import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldShell, type FieldProps, fieldStyle } from './field.tsx';

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'search' | 'url';
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'search';
  maxLength?: number;
  readOnly?: boolean;
  /** An icon or a short text before the value. */
  prefix?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, type = 'text', prefix, ...rest } = props;
  const { placeholder, autoComplete, inputMode, maxLength, readOnly } = rest;
  return (
    <FieldShell field={props}>
      {(control) => {
        const input = (
          <input
            {...control}
            {...{ type, placeholder, autoComplete, inputMode, maxLength, readOnly }}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            // Addresses and codes are no sentences.
            autoCapitalize={type === 'text' ? undefined : 'none'}
            spellCheck={type === 'text' ? undefined : false}
          />
        );
        if (!prefix) return input;
        return (
          <div className={fieldStyle.box}>
            <span className={fieldStyle.affix}>{prefix}</span>
            {input}
          </div>
        );
      }}
    </FieldShell>
  );
}
