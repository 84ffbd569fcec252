import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { type FieldProps, FieldShell, fieldStyle } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import style from './password-field.module.css';

export interface PasswordFieldProps extends FieldProps<string> {
  /** For a new password: shows its strength, and lets the password manager suggest one. */
  isNew?: boolean;
}

/** A password field with a button that shows the password. */
export function PasswordField({ isNew = false, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { value, onChange, onBlur } = props;
  const strength = isNew && value ? strengthOf(value) : undefined;
  return (
    <FieldShell field={props} aside={strength && <Strength level={strength} />}>
      {(control) => (
        <div className={fieldStyle.box}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <IconButton
            label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
            onClick={() => setShown(!shown)}
            aria-pressed={shown}
          >
            {shown ? <IconEyeOff size={22} /> : <IconEye size={22} />}
          </IconButton>
        </div>
      )}
    </FieldShell>
  );
}

const words = ['', 'Corta', 'Débil', 'Buena', 'Fuerte'] as const;
type Level = 1 | 2 | 3 | 4;

/** Only a hint: the server decides. Length counts most, then variety. */
export function strengthOf(password: string): Level {
  if (password.length < 8) return 1;
  const kinds = [/[a-záéíóúüñ]/, /[A-ZÁÉÍÓÚÜÑ]/, /\d/, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const variety = new Set(password).size;
  if (variety < 5) return 2;
  if (password.length >= 16 || (password.length >= 12 && kinds >= 3)) return 4;
  return password.length >= 10 || kinds >= 3 ? 3 : 2;
}

function Strength({ level }: { level: Level }) {
  return (
    <span className={style.strength} data-level={level}>
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} data-on={bar <= level || undefined} />
      ))}
      {words[level]}
    </span>
  );
}
