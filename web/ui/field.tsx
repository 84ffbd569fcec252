import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { formatNumber } from '#lib/numbers.ts';
import style from './field.module.css';

/** The props of every form field; `useSendForm().field(name)` provides all but `label`. */
export interface FieldProps<Value> {
  label: string;
  name?: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** A help line under the label. */
  description?: ReactNode;
  /** What is wrong and what to do; undefined while the value is valid. */
  error?: string | undefined;
  /** Adds «(opcional)» to the label instead of requiring an answer. */
  optional?: boolean;
  /** Narrows a list: no answer is required, and nobody expects one. */
  filter?: boolean;
  disabled?: boolean;
  /** The label is for screen readers only, as in rows whose heading says what they are. */
  hideLabel?: boolean;
}

/** Attributes that link a control to its label, help and error. */
export interface ControlAttributes {
  id: string;
  name: string | undefined;
  disabled: boolean | undefined;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldShellProps {
  field: Omit<FieldProps<never>, 'value' | 'onChange'>;
  children: (control: ControlAttributes) => ReactNode;
  /** Shown at the right of the help line: a counter, a strength. */
  aside?: ReactNode;
  /** What a sent form found stands above a tall control: below it a phone's keyboard would hide it. */
  tall?: boolean;
  /** What is wrong while one types, which moves nothing. */
  typing?: string | undefined;
}

/** Label, help and error around any single control. */
export function FieldShell({ field, children, aside, tall = false, typing }: FieldShellProps) {
  const id = useId();
  const error = typing ?? field.error;
  const above = tall && typing === undefined;
  const { label, description, optional, filter, name, disabled, hideLabel } = field;
  const described = [description && `${id}-help`, aside && `${id}-aside`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={style.field}>
      <label className={hideLabel ? 'm-hidden' : style.label} htmlFor={id}>
        {label}
        <Optional show={optional} />
      </label>
      {description && (
        <p className={style.help} id={`${id}-help`}>
          {description}
        </p>
      )}
      {above && <FieldError id={`${id}-error`} text={error} />}
      {children({
        id,
        name,
        disabled,
        className: style.control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional || filter ? undefined : true,
      })}
      <div className={style.foot}>
        {!above && <FieldError id={`${id}-error`} text={error} />}
        {aside && (
          <span className={style.aside} id={`${id}-aside`}>
            {aside}
          </span>
        )}
      </div>
    </div>
  );
}

/** The number of characters beside a field with a limit, and what it says above the limit: nothing is cut off. */
export function limitOf(value: string, max: number | undefined) {
  if (max === undefined) return {};
  const over = value.length - max;
  const most = formatNumber(max);
  const tooMany = over === 1 ? 'sobra 1' : `sobran ${formatNumber(over)}`;
  return {
    count: `${formatNumber(value.length)} de ${most}`,
    isNear: value.length >= max * 0.8,
    error: over > 0 ? `Usa como máximo ${most} caracteres: ${tooMany}.` : undefined,
  };
}

export function Optional({ show }: { show: boolean | undefined }) {
  return show ? <span className={style.optional}> (opcional)</span> : null;
}

interface FieldErrorProps {
  id: string;
  text: string | undefined;
  /** It says at once what became of a press, instead of what a form found when it was sent. */
  alert?: boolean;
}

export function FieldError({ id, text, alert = false }: FieldErrorProps) {
  if (!text) return null;
  return (
    <p className={style.error} id={id} role={alert ? 'alert' : undefined}>
      <IconAlertCircle size={18} aria-hidden />
      {text}
    </p>
  );
}

export { style as fieldStyle };
