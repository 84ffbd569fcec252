import { Button } from '#web/ui/button.tsx';
import type { FieldProps } from '#web/ui/field.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ContactValues } from './contact-draft.ts';

export interface ContactFieldsProps {
  field: (name: keyof ContactValues) => Omit<FieldProps<string>, 'label'>;
  busy?: boolean;
}

/** The fields of the contact form, without its logic. */
export function ContactFields({ field, busy = false }: ContactFieldsProps) {
  return (
    <Stack gap={5}>
      <TextField label="Nombre" autoComplete="name" maxLength={125} {...field('nombre')} />
      <Grid min={220} gap={5}>
        <PhoneField label="Teléfono" {...field('telefono')} />
        <TextField
          label="Correo"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          {...field('correo')}
        />
      </Grid>
      <TextArea
        label="Mensaje"
        optional
        description="Cuéntanos en qué te ayudamos. Si lo dejas vacío, te buscamos nosotros."
        maxLength={2000}
        {...field('mensaje')}
      />
      <Button type="submit" fullWidth busy={busy}>
        Enviar mensaje
      </Button>
    </Stack>
  );
}
