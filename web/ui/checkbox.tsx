import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import style from './checkbox.module.css';
import { FieldError } from './field.tsx';
import { Reason } from './reason.tsx';

export interface CheckboxProps {
  /** May hold a link, for instance to the terms. */
  label: ReactNode;
  name?: string;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  error?: string | undefined;
  disabled?: boolean;
  /** Why it cannot be used now. It stays reachable and shows this on hover, focus and tap. */
  disabledReason?: string | undefined;
}

export function Checkbox({
  label,
  value,
  onChange,
  error,
  disabledReason,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const reasonId = `${id}-reason`;
  const row = (
    <label className={style.row}>
      <input
        {...rest}
        className={style.input}
        type="checkbox"
        checked={value}
        aria-invalid={error ? true : undefined}
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={disabledReason ? reasonId : error ? id : undefined}
        onChange={(event) => {
          if (!disabledReason) onChange(event.target.checked);
        }}
      />
      <span className={style.box}>
        <IconCheck size={18} stroke={3} aria-hidden />
      </span>
      <span>{label}</span>
    </label>
  );
  return (
    <div>
      {disabledReason ? (
        <Reason id={reasonId} text={disabledReason}>
          {row}
        </Reason>
      ) : (
        row
      )}
      <FieldError id={id} text={error} />
    </div>
  );
}
