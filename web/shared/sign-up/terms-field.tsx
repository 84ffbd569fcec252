import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Checkbox, type CheckboxProps } from '#web/ui/checkbox.tsx';

/** Accepts the terms, whose link opens a new tab. */
export function TermsField(field: Omit<CheckboxProps, 'label'>) {
  return (
    <Checkbox
      label={
        <>
          Acepto los{' '}
          <Link to={paths.terms} target="_blank">
            términos y condiciones
          </Link>
          .
        </>
      }
      {...field}
    />
  );
}
