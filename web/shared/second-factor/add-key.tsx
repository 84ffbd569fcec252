import { useState } from 'react';
import { addPasskeyFields } from '#contract/second-factor.ts';
import { api } from '#web/api/index.ts';
import { useSession } from '#web/api/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Row, Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { makeKey } from '../session/passkeys/device.ts';
import { deviceName } from './device-name.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface AddKeyProps {
  /** After the key was added, and the codes on paper that came with it kept. */
  onDone: () => void;
  onCancel: () => void;
}

/** Makes a key on this device, or on one that it reaches, under a name by which its owner knows it again. */
export default function AddKey({ onDone, onCancel }: AddKeyProps) {
  const user = useSession()?.user;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useSendForm({
    initial: { nombre: deviceName() },
    validate: (values) => addPasskeyFields.safeParse(values),
    send: async ({ nombre }) => {
      const begun = await api.secondFactor.beginPasskey({});
      const person = { email: user?.account.email ?? '', nombre: user?.nombre ?? '' };
      const respuesta = await makeKey(begun, person);
      const { codigos } = await api.secondFactor.addPasskey({ nombre, respuesta });
      if (codigos) setCodes(codigos);
      else onDone();
    },
  });
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <p>
          Tu dispositivo te reconoce con tu huella, tu cara o su PIN, y con eso entras: sin
          contraseña y sin códigos. Nadie te la puede pedir por teléfono.
        </p>
        <TextField
          label="Nombre de la llave"
          description="Para reconocerla si un día quieres quitarla."
          maxLength={60}
          {...form.field('nombre')}
        />
        <Row justify="end">
          <Button variant="secondary" onClick={onCancel} disabled={form.busy}>
            Cancelar
          </Button>
          <Button type="submit" busy={form.busy}>
            Agregar llave
          </Button>
        </Row>
      </Stack>
    </SendForm>
  );
}
