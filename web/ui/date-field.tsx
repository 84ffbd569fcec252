import { type FieldProps, FieldShell } from './field.tsx';

export interface DateFieldProps extends FieldProps<string> {
  /** `date` gives YYYY-MM-DD, `time` gives HH:mm. */
  type?: 'date' | 'time';
  min?: string;
  max?: string;
}

/** A date or a time, with the browser's own picker. */
export function DateField({ type = 'date', min, max, ...props }: DateFieldProps) {
  return (
    <FieldShell field={props}>
      {(control) => (
        <input
          {...control}
          {...{ type, min, max }}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        />
      )}
    </FieldShell>
  );
}
