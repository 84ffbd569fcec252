import { PasswordField, type PasswordFieldProps } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Field = Omit<PasswordFieldProps, 'label' | 'isNew' | 'description'>;

interface PasswordPairProps {
  /** The account's e-mail, also for the password manager, which stores both together. */
  email: string;
  label: string;
  pass: Field;
  confirm: Field;
}

/** A new password and its confirmation, below the account's e-mail. */
export function PasswordPair({ email, label, pass, confirm }: PasswordPairProps) {
  return (
    <>
      <TextField
        label="Correo"
        type="email"
        autoComplete="username"
        readOnly
        value={email}
        onChange={() => {}}
      />
      <PasswordField label={label} isNew description="Al menos 8 caracteres." {...pass} />
      <PasswordField label="Confirma tu contraseña" isNew {...confirm} />
    </>
  );
}
