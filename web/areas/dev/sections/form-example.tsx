import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { ParseResult } from '../../../ui/form/campos.ts';
import { useSendForm } from '../../../ui/form/use-send-form.ts';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import style from './ui.module.css';

const initial = { nombre: '', email: '', terminos: false };

/** Resolves after a second; fails for «usado@correo.mx» and «falla@correo.mx». */
async function send(values: typeof initial): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  if (values.email === 'usado@correo.mx') {
    throw Object.assign(new Error('Revisa los datos'), { campos: { email: 'Ya tiene cuenta.' } });
  }
  if (values.email === 'falla@correo.mx') throw new TypeError('fetch failed');
  toast.success('Guardamos tus datos.');
}

function validate(values: typeof initial): ParseResult {
  const issues = [];
  if (values.nombre.trim() === '') issues.push({ path: ['nombre'], message: 'Escribe tu nombre.' });
  if (!values.email.includes('@')) issues.push({ path: ['email'], message: 'Escribe tu correo.' });
  if (!values.terminos) issues.push({ path: ['terminos'], message: 'Acepta los términos.' });
  return { success: issues.length === 0, error: { issues } };
}

export function FormExample() {
  const form = useSendForm({ initial, validate, send });
  return (
    <form {...form.props} className={style.narrow}>
      <Stack>
        <TextField label="Nombre" autoComplete="given-name" {...form.field('nombre')} />
        <TextField
          label="Correo"
          type="email"
          autoComplete="email"
          description="Prueba usado@correo.mx y falla@correo.mx."
          {...form.field('email')}
        />
        <Checkbox label="Acepto los términos" {...form.field('terminos')} />
        <Button type="submit" busy={form.busy}>
          Guardar
        </Button>
      </Stack>
    </form>
  );
}
