import { useId } from 'react';
import {
  PERMISSION_NAMES,
  PERMISSION_WORDS,
  PERMISSIONS,
  type Permission,
} from '#domain/administrators/permissions.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field.tsx';
import type { FieldBinding } from '#web/ui/form/use-send-form.ts';
import style from './administrators.module.css';

/** What somebody of the team may do, a box each. */
export function PermissionsField({ value, onChange, error }: FieldBinding<Permission[]>) {
  const errorId = useId();
  const isOwner = value.includes('dueño');
  return (
    <fieldset className={style.choices} aria-describedby={error ? errorId : undefined}>
      <legend>Puede</legend>
      {PERMISSIONS.map((one) => (
        <Checkbox
          key={one}
          label={
            <span className={style.choice}>
              {PERMISSION_NAMES[one]}
              <small>{PERMISSION_WORDS[one]}</small>
            </span>
          }
          value={isOwner || value.includes(one)}
          disabledReason={isOwner && one !== 'dueño' ? 'Un dueño ya puede todo.' : undefined}
          onChange={(checked) =>
            onChange(checked ? [...value, one] : value.filter((other) => other !== one))
          }
        />
      ))}
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
