import { type FieldProps, FieldShell } from './field.tsx';
import style from './text-area.module.css';

export interface TextAreaProps extends FieldProps<string> {
  rows?: number;
  /** The most characters; shows how many are used. */
  maxLength?: number;
  placeholder?: string;
}

/** Several lines of text that grow with what is written, with a counter. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, rows = 4, maxLength, placeholder } = props;
  const count = maxLength === undefined ? undefined : `${value.length} de ${maxLength}`;
  return (
    <FieldShell field={props} aside={count}>
      {(control) => (
        <textarea
          {...control}
          {...{ rows, maxLength, placeholder }}
          style={{ minHeight: `calc(${rows}lh + 23px)` }}
          className={`${control.className} ${style.area}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </FieldShell>
  );
}
