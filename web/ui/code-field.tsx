import { type FieldProps, FieldShell } from './field.tsx';
import style from './code-field.module.css';

export interface CodeFieldProps extends FieldProps<string> {
  /** Called once when the last digit is typed, so that the form can submit itself. */
  onComplete?: (code: string) => void;
}

const length = 6;

/**
 * The six digits of a verification code. One input and not six, so that screen readers, pasting and the
 * phone's autofill of a received code work.
 */
export function CodeField({ onComplete, ...props }: CodeFieldProps) {
  const { value, onChange, onBlur } = props;
  return (
    <FieldShell field={props}>
      {(control) => (
        <input
          {...control}
          data-first-focus
          className={`${control.className} ${style.code}`}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          placeholder="••••••"
          value={value}
          onChange={(event) => {
            const code = event.target.value.replace(/\D/g, '').slice(0, length);
            if (code === value) return;
            onChange(code);
            if (code.length === length) onComplete?.(code);
          }}
          onBlur={onBlur}
        />
      )}
    </FieldShell>
  );
}
