import { profileFields } from '#contract/profile/fields.ts';
import type { Estado } from '#contract/catalogue/view.ts';
import type { User } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { KeptInput } from '#web/shared/accounts/kept-input.tsx';
import { ProfileFields } from '#web/shared/sign-up/profile-fields.tsx';
import { SaveButton } from '#web/shared/accounts/save-button.tsx';
import { profileValues } from '#web/shared/accounts/stored-values.ts';
import { useFreshValues } from '#web/shared/accounts/use-fresh-values.ts';
import { SendingNotice } from '#web/shared/sending-notice.tsx';
import { useSending } from '#web/shared/use-sending.ts';
import { Card } from '#web/ui/card.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { IdFields } from './id-fields.tsx';

export interface ProfileFormProps {
  user: User;
  /** The user is being reloaded. */
  busy: boolean;
  refresh: () => void;
  estados: readonly Estado[];
  categorias: readonly string[];
}

/** The professional's profile form. After a lost connection the input stays and can be sent again safely. */
export function ProfileForm({ user, busy, refresh, estados, categorias }: ProfileFormProps) {
  const { sent, lost, send, failed } = useSending();
  const form = useSendForm({
    initial: profileValues(user),
    validate: (values) => profileFields.safeParse(values),
    send: async ({ identificacionFrontal, identificacionTrasera, ...prof }) => {
      const images = { identificacionFrontal, identificacionTrasera };
      const { user: updated } = await send(images, (options) =>
        api.profile.perfil({ prof }, options),
      );
      storeUser(updated);
      form.saved(profileValues(updated));
      toast.success('Tu cuenta se actualizo sin problemas.');
    },
    onFailure: (mensaje, error) => {
      failed(error);
      toast.error(mensaje);
    },
  });
  useFreshValues(form, profileValues(user));

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <KeptInput form={form} name="perfil" />
        <Card>
          <Stack gap={5}>
            <ProfileFields
              form={form}
              estados={estados}
              categorias={categorias}
              businessName="Si tu negocio tiene nombre; si no, se muestra el tuyo."
            />
          </Stack>
        </Card>
        <Card>
          <IdFields form={form} profile={user.profile} busy={busy} refresh={refresh} />
        </Card>
        <SendingNotice sent={sent} lost={lost && form.dirty} />
        <SaveButton form={form}>{lost ? 'Reintentar' : 'Guardar cambios'}</SaveButton>
      </Stack>
    </SendForm>
  );
}
