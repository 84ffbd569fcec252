import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { LINES_MOST } from '#domain/projects/lines.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import style from './lines-field.module.css';
import { EMPTY_LINE, type LineValues } from './proposal-values.ts';

export interface LinesFieldProps {
  lines: readonly LineValues[];
  onChange: (lines: LineValues[]) => void;
  /** What is wrong with all of them together. */
  error: string | undefined;
  errorAt: (place: string) => string | undefined;
}

const PARTS = ['concepto', 'monto'] as const;
const placeOf = (index: number, part: (typeof PARTS)[number]) => `conceptos.${index}.${part}`;

/** What a price is made of: a row per line, which together are the price. */
export function LinesField({ lines, onChange, error, errorAt }: LinesFieldProps) {
  const rows = useRef<HTMLUListElement>(null);
  const count = useRef(lines.length);
  useEffect(() => {
    // The new row, or after one was removed the last.
    if (count.current !== lines.length)
      rows.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    count.current = lines.length;
  }, [lines.length]);

  const change = (index: number, changed: Partial<LineValues>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...changed } : line)));
  /** An error of all of them stands at the last amount, unless a row has its own. */
  const ofAll = lines.every((_line, at) => PARTS.every((part) => !errorAt(placeOf(at, part))));
  const amountError = (index: number) =>
    errorAt(placeOf(index, 'monto')) ?? (ofAll && index === lines.length - 1 ? error : undefined);

  return (
    <fieldset className={style.lines}>
      <legend>
        Conceptos <span>pesos enteros</span>
      </legend>
      <ul ref={rows}>
        {lines.map((line, index) => (
          <li key={index} data-wrong={amountError(index) ? true : undefined}>
            <TextField
              label={`Concepto ${index + 1}`}
              hideLabel
              placeholder={index === 0 ? 'Mano de obra' : 'Material'}
              maxLength={120}
              value={line.concepto}
              onChange={(concepto) => change(index, { concepto })}
              error={errorAt(placeOf(index, 'concepto'))}
            />
            <MoneyField
              label={`Monto de ${line.concepto || `concepto ${index + 1}`}`}
              hideLabel
              whole
              bare
              value={line.monto}
              onChange={(monto) => change(index, { monto })}
              error={amountError(index)}
            />
            <IconButton
              label={`Quitar ${line.concepto || `concepto ${index + 1}`}`}
              onClick={() => onChange(lines.filter((_one, at) => at !== index))}
            >
              <IconX size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      {lines.length < LINES_MOST && (
        <Button
          variant="quiet"
          size="sm"
          icon={<IconPlus size={20} aria-hidden />}
          onClick={() => onChange([...lines, EMPTY_LINE])}
        >
          Agregar concepto
        </Button>
      )}
    </fieldset>
  );
}
