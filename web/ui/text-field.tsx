import type { ClipboardEvent, HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldShell, type FieldProps, fieldStyle } from './field.tsx';

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'search' | 'url';
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'search';
  maxLength?: number;
  readOnly?: boolean;
  /** Removes invalid characters, also from pasted text before `maxLength` cuts it. */
  clean?: (text: string) => string;
  /** An icon or a short text before the value. */
  prefix?: ReactNode;
  /** Called on Enter instead of submitting the form. */
  onEnter?: () => void;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, type = 'text', clean, prefix, onEnter, ...rest } = props;
  const { placeholder, autoComplete, inputMode, maxLength, readOnly } = rest;
  return (
    <FieldShell field={props}>
      {(control) => {
        const input = (
          <input
            {...control}
            {...{ type, placeholder, autoComplete, inputMode, maxLength, readOnly }}
            value={value}
            onChange={({ target }) => onChange(clean ? clean(target.value) : target.value)}
            onPaste={clean && ((event) => paste(event, clean, onChange))}
            onBlur={onBlur}
            onKeyDown={
              onEnter &&
              ((event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                onEnter();
              })
            }
            // E-mail addresses and codes are not sentences.
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

function paste(
  event: ClipboardEvent<HTMLInputElement>,
  clean: (text: string) => string,
  onChange: (value: string) => void,
): void {
  event.preventDefault();
  const { value, selectionStart, selectionEnd, maxLength } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  const whole = clean(before + event.clipboardData.getData('text') + after);
  onChange(maxLength < 0 ? whole : whole.slice(0, maxLength));
}
