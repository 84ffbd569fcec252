import { type ReactNode, useState } from 'react';
import { ownAccountFields } from '#contract/accounts.ts';
import { textOf } from '#contract/errors.ts';
import { ROL } from '#contract/call.ts';
import type { ContactKind, User } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { contactWords, pendingOf } from './contact-words.ts';
import { EmailDialog } from './email-dialog.tsx';
import { KeptInput } from './kept-input.tsx';
import { NameFields } from '../sign-up/person-fields.tsx';
import { SendingNotice } from '#web/shared/sending-notice.tsx';
import { useSending } from '#web/shared/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { ImageField } from '#web/ui/image-field.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { SaveButton } from './save-button.tsx';
import { personValues } from './stored-values.ts';
import { useFreshValues } from './use-fresh-values.ts';

const valuesOf = (user: User) => ({ ...personValues(user), image: null as File | null });

/** Photo, names and phone; the e-mail is read-only (2 §2), and is asked for in a dialog. */
export function AccountForm({ user }: { user: User }) {
  const [changing, setChanging] = useState(false);
  const { sent, lost, send, failed } = useSending();
  const form = useSendForm({
    initial: valuesOf(user),
    validate: (values) => ownAccountFields.safeParse(values),
    send: async ({ image, ...account }) => {
      const { user: updated } = await send({ image }, (options) =>
        api.accounts.updateAccount({ account }, options),
      );
      storeUser(updated);
      form.saved(valuesOf(updated));
      toast.success('Cuenta actualizada.');
    },
    onFailure: (mensaje, error) => {
      failed(error);
      toast.error(mensaje);
    },
  });
  useFreshValues(form, valuesOf(user));

  return (
    <Card>
      <SendForm form={form}>
        <Stack gap={5}>
          <KeptInput form={form} name="cuenta" />
          <ImageField
            label="Foto de perfil"
            optional
            shape="round"
            current={pictureUrl(user.account.img_profile)}
            tooLarge={textOf('profile_image_too_large')}
            description={PHOTO[user.rol]}
            {...form.field('image')}
          />
          <NameFields form={form} own />
          <Stack gap={2}>
            <TextField
              label="Correo"
              type="email"
              readOnly
              description={withPending(user, 'email', 'Con él entras a tu cuenta.')}
              value={user.account.email}
              onChange={() => {}}
            />
            <div>
              <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
                Cambiar correo
              </Button>
            </div>
          </Stack>
          <PhoneField
            label="Teléfono"
            description={withPending(user, 'phone', PHONE[user.rol] ?? '')}
            {...form.field('phone')}
          />
          <SendingNotice sent={sent} lost={lost && form.dirty} />
          <SaveButton form={form}>{lost ? 'Reintentar' : 'Guardar cambios'}</SaveButton>
        </Stack>
      </SendForm>
      {changing && <EmailDialog email={user.account.email} onClose={() => setChanging(false)} />}
    </Card>
  );
}

/** What a field is for, and what was asked for in its place. */
function withPending(user: User, dato: ContactKind, purpose: string): ReactNode {
  const change = pendingOf(user, dato);
  if (!change) return purpose || undefined;
  return (
    <>
      Falta confirmar <strong>{contactWords(change)}</strong> con su código
      {user.account[dato] !== '' && '; mientras, vale este'}.
    </>
  );
}

const PHOTO: Partial<Record<User['rol'], string>> = {
  [ROL.client]: 'La ven los profesionales con los que hablas.',
  [ROL.professional]: 'Es lo primero que ven los clientes: que se vea bien tu cara.',
};

const PHONE: Partial<Record<User['rol'], string>> = {
  [ROL.client]:
    'Ahí te avisamos por WhatsApp. Solo lo ve el equipo de Maestros. Si lo cambias, lo confirmas con un código.',
  [ROL.professional]:
    'Ahí te avisamos por WhatsApp. Si lo cambias, lo confirmas con un código, y desde entonces tus pagos esperan 72 horas, por tu seguridad.',
};
