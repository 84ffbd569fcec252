import { Card } from '#web/ui/card.tsx';
import type { FieldBinding } from '#web/ui/form/use-send-form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

interface PasswordAgainProps {
  /** Whether the password is known from step 1. */
  known: boolean;
  field: FieldBinding<string>;
}

/** After a reload the password is the only thing missing: it is never stored. */
export function PasswordAgain({ known, field }: PasswordAgainProps) {
  if (known) return null;
  return (
    <Card tone="sunken" padding="sm">
      <PasswordField
        label="Contraseña"
        isNew
        description="Por tu seguridad no la guardamos al recargar la página. Escríbela otra vez para terminar."
        {...field}
      />
    </Card>
  );
}
