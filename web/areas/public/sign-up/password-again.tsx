import { Card } from '#web/ui/card.tsx';
import type { FieldBinding } from '#web/ui/form/use-send-form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

interface PasswordAgainProps {
  /** Whether the password from step 1 is still in memory. */
  known: boolean;
  field: FieldBinding<string>;
}

/** Asks for the password again after a reload, because it is never stored. */
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
