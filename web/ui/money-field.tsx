import { useState } from 'react';
import { readAmount, readSignedAmount, writeAmount } from '#lib/amount.ts';
import { afterPress } from './after-press.ts';
import { type FieldProps, FieldShell, fieldStyle } from './field.tsx';

const EXAMPLES = { pesos: '1,500', centavos: '1,500 o 1500.50' };

export interface MoneyFieldProps extends FieldProps<string> {
  placeholder?: string;
  /** Only whole pesos. */
  whole?: boolean;
  /** Without «MXN», in rows. */
  bare?: boolean;
}

/**
 * An amount in MXN. Its value is what was typed, which `readAmount` understands or not; nothing is dropped while
 * typing. Whoever leaves the field sees the amount grouped, or that it is not understood.
 */
export function MoneyField({
  placeholder = '0',
  whole = false,
  bare = false,
  ...props
}: MoneyFieldProps) {
  const { value, onChange, onBlur } = props;
  const [typing, setTyping] = useState(false);
  const amount = readAmount(value);
  const problem = () => {
    if (typing || value.trim() === '') return undefined;
    if (amount === null && readSignedAmount(value) !== null)
      return 'La cantidad no puede ser negativa.';
    if (amount === null)
      return `No entendemos esta cantidad. Escríbela como ${EXAMPLES[whole ? 'pesos' : 'centavos']}.`;
    return whole && !Number.isInteger(amount) ? 'Usa pesos enteros, sin centavos.' : undefined;
  };
  const error = props.error ?? problem();
  return (
    <FieldShell field={{ ...props, error }}>
      {(control) => (
        <div className={fieldStyle.box}>
          <span className={fieldStyle.affix} aria-hidden>
            $
          </span>
          <input
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            value={value}
            onChange={({ target }) => {
              setTyping(true);
              onChange(target.value);
            }}
            onBlur={() => {
              // What is said of it would move the button that is just pressed.
              afterPress(() => setTyping(false));
              if (amount !== null && writeAmount(amount) !== value) onChange(writeAmount(amount));
              onBlur?.();
            }}
          />
          {!bare && (
            <span className={fieldStyle.affixEnd} aria-hidden>
              MXN
            </span>
          )}
        </div>
      )}
    </FieldShell>
  );
}
