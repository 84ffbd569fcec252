import { theirProfileFields, updateUserProfile } from '#contract/accounts.ts';
import { textOf } from '#contract/errors.ts';
import type { Estado } from '#contract/catalogue/view.ts';
import { api } from '#web/api/index.ts';
import { ProfileFields } from '#web/shared/sign-up/profile-fields.tsx';
import { profileValues } from '#web/shared/accounts/stored-values.ts';
import { SendingNotice } from '#web/shared/sending-notice.tsx';
import { useSending } from '#web/shared/use-sending.ts';
import { ImageField } from '#web/ui/image-field.tsx';
import { Grid } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { EditCard } from './edit-card.tsx';
import { type EditFormProps, useEditForm } from './use-edit-form.ts';

interface ProfileFormProps extends EditFormProps {
  estados: readonly Estado[];
  categorias: readonly string[];
}

const ID_SIDES = [
  { side: 'identificacionFrontal', label: 'Frente de su identificación' },
  { side: 'identificacionTrasera', label: 'Reverso de su identificación' },
] as const;

/** The professional's profile and both sides of the ID (2 §2); saving keeps the validation as it is. */
export function ProfileForm({ estados, categorias, ...props }: ProfileFormProps) {
  const { keylogin: user_id, rol, profile } = props.user;
  const { sent, lost, send, failed } = useSending();
  const form = useEditForm(props, {
    valuesOf: profileValues,
    fields: theirProfileFields,
    send: ({ identificacionFrontal, identificacionTrasera, ...formDataProfile }) =>
      send({ identificacionFrontal, identificacionTrasera }, (options) =>
        api.accounts.updateUserProfile({ user_id, rol, formDataProfile }, options),
      ),
    success: 'Perfil actualizada exitosamente.',
    onFailure: (mensaje, error) => {
      failed(error);
      toast.error(mensaje);
    },
  });
  return (
    <EditCard
      call={updateUserProfile}
      title="Perfil"
      form={form}
      save={lost ? 'Reintentar' : 'Guardar perfil'}
    >
      <ProfileFields
        form={form}
        estados={estados}
        categorias={categorias}
        businessName="Si su negocio tiene nombre; si no, se muestra el suyo."
      />
      <Grid min={240} gap={5}>
        {ID_SIDES.map(({ side, label }) => (
          <ImageField
            key={side}
            label={label}
            optional
            // The stored image is not shown here, because the audit log records each view.
            description={profile?.[`${side}_rute`] ? 'Ya la tenemos.' : 'Todavía no la sube.'}
            shape="card"
            tooLarge={textOf('profile_image_too_large')}
            {...form.field(side)}
          />
        ))}
      </Grid>
      <SendingNotice sent={sent} lost={lost && form.dirty} />
    </EditCard>
  );
}
