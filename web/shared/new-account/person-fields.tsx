import type { SendForm } from '#web/ui/form/use-send-form.ts';
import { Grid } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { PersonValues } from './values.ts';

interface PersonFieldsProps {
  form: Pick<SendForm<Omit<PersonValues, 'phone'>>, 'field'>;
  /** Whether who types is the person: the browser then offers what it knows of them. */
  own?: boolean;
}

/** Who the account is for. */
export function PersonFields({ form, own = false }: PersonFieldsProps) {
  return (
    <>
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
