import { useState } from 'react';
import { formatPhone, normalizePhone } from '#lib/phone.ts';
import { type FieldProps, FieldShell, fieldStyle } from './field.tsx';

/** The ten digits of a Mexican phone in any usual spelling; what is none stays as it is. */
export const phoneDigits = (text: string): string =>
  normalizePhone(text)?.replace(/^\+52/, '') ?? text;

/** A phone as it is read: «33 1234 5678»; what is none stays as it is. */
export function phoneText(value: string): string {
  const e164 = normalizePhone(value);
  return e164 ? formatPhone(e164) : value;
}

interface PhoneFieldProps extends FieldProps<string> {
  /** Whether it is the user's own number: the browser may then autofill it. */
  own?: boolean;
}

/**
 * A Mexican phone. Its value is the ten digits, or what was typed while that is none. Nothing is dropped or moved
 * while typing: whoever leaves the field sees the number grouped.
 */
export function PhoneField({ own = true, ...props }: PhoneFieldProps) {
  const { value, onChange, onBlur } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && phoneDigits(typed) === value ? typed : phoneText(value);
  return (
    <FieldShell field={props}>
      {(control) => (
        <div className={fieldStyle.box}>
          {!shown.trim().startsWith('+') && (
            <span className={fieldStyle.affix} aria-hidden>
              +52
            </span>
          )}
          <input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete={own ? 'tel-national' : 'off'}
            placeholder="33 1234 5678"
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(phoneDigits(target.value));
            }}
            onBlur={() => {
              setTyped(null);
              onBlur?.();
            }}
          />
        </div>
      )}
    </FieldShell>
  );
}
