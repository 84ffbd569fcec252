import { type FieldProps, FieldShell, limitOf } from './field.tsx';
import style from './text-area.module.css';

export interface TextAreaProps extends FieldProps<string> {
  rows?: number;
  /** Maximum number of characters; shows a counter, and says how many are too many. */
  maxLength?: number;
  placeholder?: string;
}

/** Several lines of text; the field grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, rows = 4, maxLength, placeholder } = props;
  const { count, error } = limitOf(value, maxLength);
  return (
    <FieldShell field={props} aside={count} typing={error} tall>
      {(control) => (
        <textarea
          {...control}
          {...{ rows, placeholder }}
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
