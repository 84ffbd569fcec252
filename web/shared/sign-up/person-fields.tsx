import type { SendForm } from '#web/ui/form/use-send-form.ts';
import { Grid } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { PersonValues } from './values.ts';

interface FieldsProps<Values extends Record<string, unknown>> {
  form: Pick<SendForm<Values>, 'field'>;
  /** Whether it is the user's own data: the browser may then autofill it. */
  own?: boolean;
}

/** The names and e-mail of an account's owner. */
export function PersonFields({ form, own = false }: FieldsProps<Omit<PersonValues, 'phone'>>) {
  return (
    <>
      <NameFields form={form} own={own} />
      <TextField
        label="Correo"
        type="email"
        inputMode="email"
        autoComplete={own ? 'email' : 'off'}
        {...form.field('email')}
      />
    </>
  );
}

/** First and last names. */
export function NameFields({
  form,
  own = false,
}: FieldsProps<Pick<PersonValues, 'nombre' | 'apellidos'>>) {
  return (
    <Grid min={200} gap={5}>
      <TextField
        label="Nombre"
        autoComplete={own ? 'given-name' : 'off'}
        maxLength={60}
        {...form.field('nombre')}
      />
      <TextField
        label="Apellidos"
        autoComplete={own ? 'family-name' : 'off'}
        maxLength={60}
        {...form.field('apellidos')}
      />
    </Grid>
  );
}
