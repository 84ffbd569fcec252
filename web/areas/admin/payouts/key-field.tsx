import { TRACKING_KEY_MAX } from '#domain/payouts/payout.ts';
import type { FieldBinding } from '#web/ui/form/use-send-form.ts';
import { TextField } from '#web/ui/text-field.tsx';

interface KeyFieldProps extends FieldBinding<string> {
  label?: string;
  description?: string;
}

/** A transfer's tracking key, as the bank wrote it. */
export function KeyField({ label = 'Clave de rastreo', description, ...field }: KeyFieldProps) {
  return (
    <TextField
      label={label}
      {...(description && { description })}
      autoComplete="off"
      maxLength={TRACKING_KEY_MAX}
      clean={(text) => text.replaceAll(/\s/g, '')}
      {...field}
    />
  );
}
