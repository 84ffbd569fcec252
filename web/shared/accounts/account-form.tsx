import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ownAccountFields } from '#contract/accounts.ts';
import { textOf } from '#contract/errors.ts';
import { ROL } from '#contract/call.ts';
import type { User } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { KeptInput } from './kept-input.tsx';
import { NameFields } from '../sign-up/person-fields.tsx';
import { SendingNotice } from '#web/shared/sending-notice.tsx';
import { useSending } from '#web/shared/use-sending.ts';
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

interface AccountFormProps {
  user: User;
  /** How the e-mail is changed, where not by writing to the team. */
  email?: ReactNode;
}

/** Photo, names and phone; the e-mail is read-only (2 §2). */
export function AccountForm({ user, email }: AccountFormProps) {
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
          <TextField
            label="Correo"
            type="email"
            readOnly
            description={
              email ?? (
                <>
                  Con él entras a tu cuenta, por eso aquí no se puede cambiar. Si ya no lo usas,{' '}
                  <Link to={paths.section('contacto')}>escríbenos</Link>.
                </>
              )
            }
            value={user.account.email}
            onChange={() => {}}
          />
          <PhoneField label="Teléfono" description={PHONE[user.rol]} {...form.field('phone')} />
          <SendingNotice sent={sent} lost={lost && form.dirty} />
          <SaveButton form={form}>{lost ? 'Reintentar' : 'Guardar cambios'}</SaveButton>
        </Stack>
      </SendForm>
    </Card>
  );
}

const PHOTO: Partial<Record<User['rol'], string>> = {
  [ROL.client]: 'La ven los profesionales con los que hablas.',
  [ROL.professional]: 'Es lo primero que ven los clientes: que se vea bien tu cara.',
};

const PHONE: Partial<Record<User['rol'], string>> = {
  [ROL.client]: 'Ahí te avisamos por WhatsApp. Solo lo ve el equipo de Maestros.',
  [ROL.professional]:
    'Ahí te avisamos por WhatsApp. Si lo cambias, tus pagos esperan 72 horas, por tu seguridad.',
};
