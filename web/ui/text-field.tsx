import type { ClipboardEvent, HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldShell, type FieldProps, fieldStyle, limitOf } from './field.tsx';

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'search' | 'url';
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'search';
  /** Numbers and codes end there; of a text, nothing that is pasted is cut off: it says how much is too much. */
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
  const { placeholder, autoComplete, inputMode, readOnly } = rest;
  const isText = type === 'text' && (inputMode === undefined || inputMode === 'text') && !clean;
  const maxLength = isText ? undefined : rest.maxLength;
  const limit = limitOf(value, isText ? rest.maxLength : undefined);
  return (
    <FieldShell
      field={{ ...props, error: limit.error ?? props.error }}
      aside={limit.isNear && limit.count}
    >
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
