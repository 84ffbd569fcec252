import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import style from './checkbox.module.css';
import { FieldError } from './field.tsx';

export interface CheckboxProps {
  /** May hold a link, for instance to the terms. */
  label: ReactNode;
  name?: string;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  error?: string | undefined;
  disabled?: boolean;
}

export function Checkbox({ label, value, onChange, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={style.row}>
        <input
          {...rest}
          className={style.input}
          type="checkbox"
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={style.box}>
          <IconCheck size={18} stroke={3} aria-hidden />
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={id} text={error} />
    </div>
  );
}
