import { type FieldProps, FieldShell, fieldStyle } from './field.tsx';

const thousands = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 });

export interface MoneyFieldProps extends FieldProps<number | null> {
  placeholder?: string;
  /** Maximum number of digits: 7 allows up to $9,999,999. */
  maxDigits?: number;
}

/** Whole pesos; its value is a number in MXN, or null while empty. */
export function MoneyField({ maxDigits = 7, placeholder = '0', ...props }: MoneyFieldProps) {
  const { value, onChange, onBlur } = props;
  return (
    <FieldShell field={props}>
      {(control) => (
        <div className={fieldStyle.box}>
          <span className={fieldStyle.affix} aria-hidden>
            $
          </span>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder}
            value={value === null ? '' : thousands.format(value)}
            onChange={(event) => {
              const input = event.target;
              const before = digitsOf(
                input.value.slice(0, input.selectionStart ?? undefined),
              ).length;
              const digits = wholePesos(input.value, maxDigits);
              onChange(digits === '' ? null : Number(digits));
              // The separators move while typing: put the caret back after the same digit.
              requestAnimationFrame(() => placeCaret(input, before));
            }}
            onBlur={onBlur}
          />
          <span className={fieldStyle.affixEnd} aria-hidden>
            MXN
          </span>
        </div>
      )}
    </FieldShell>
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The whole pesos in what was typed or pasted: «$1,234.50 MXN» → «1234». */
export function wholePesos(text: string, maxDigits: number): string {
  return digitsOf(text.replace(/\.\d{0,2}(?!\d).*$/, '')).slice(0, maxDigits);
}

function placeCaret(input: HTMLInputElement, digitsBefore: number): void {
  if (document.activeElement !== input) return;
  let seen = 0;
  let at = 0;
  while (at < input.value.length && seen < digitsBefore) {
    if (/\d/.test(input.value.charAt(at))) seen++;
    at++;
  }
  input.setSelectionRange(at, at);
}
