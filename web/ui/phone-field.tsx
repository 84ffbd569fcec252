import { type FieldProps, FieldShell, fieldStyle } from './field.tsx';

/** The ten digits in what was typed or pasted: «+52 1 (33) 1234-5678» → «3312345678». */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.length > 10) {
    // Country code, with or without the 1 that mobiles once had.
    const national = /^(?:00|011)?52(?:1(?=\d{10}$))?/;
    return digits.replace(national, '').slice(0, 10);
  }
  return digits;
}

/** Groups the digits the Mexican way: «33 1234 5678». */
export function groupPhone(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 6), digits.slice(6, 10)].filter(Boolean).join(' ');
}

interface PhoneFieldProps extends FieldProps<string> {
  /** Whether it is the user's own number: the browser may then autofill it. */
  own?: boolean;
}

/** A Mexican phone; its value is the ten digits without spaces. */
export function PhoneField({ own = true, ...props }: PhoneFieldProps) {
  const { value, onChange, onBlur } = props;
  return (
    <FieldShell field={props}>
      {(control) => (
        <div className={fieldStyle.box}>
          <span className={fieldStyle.affix} aria-hidden>
            +52
          </span>
          <input
            {...control}
            type="tel"
            inputMode="numeric"
            autoComplete={own ? 'tel-national' : 'off'}
            placeholder="33 1234 5678"
            value={groupPhone(value)}
            onChange={(event) => onChange(phoneDigits(event.target.value))}
            onBlur={onBlur}
          />
        </div>
      )}
    </FieldShell>
  );
}
