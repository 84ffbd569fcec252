import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { Row } from '../stack.tsx';

interface PasswordFormFootProps {
  /** Whose password it is. */
  email: string;
  busy: boolean;
  onCancel: () => void;
  variant?: ButtonProps['variant'];
  /** What sending does, as its button says. */
  children: ReactNode;
}

/** The foot of a dialog's form with a password. */
export function PasswordFormFoot({
  email,
  busy,
  onCancel,
  variant = 'primary',
  children,
}: PasswordFormFootProps) {
  return (
    <>
      {/* Tells the password manager which account the password belongs to. Not first: it would get the focus. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Row justify="end">
        <Button variant="secondary" onClick={onCancel} disabled={busy}>
          Cancelar
        </Button>
        <Button type="submit" variant={variant} busy={busy}>
          {children}
        </Button>
      </Row>
    </>
  );
}
