import * as z from 'zod/mini';
import { textOf } from '#contract/errors.ts';
import { ofSomebody } from '#contract/of-somebody.ts';
import { profileFields } from '#contract/profile/fields.ts';
import type { Estado } from '#contract/catalogue/view.ts';
import { PhotoField } from '#web/shared/sign-up/photo-field.tsx';
import { ProfileFields } from '#web/shared/sign-up/profile-fields.tsx';
import { useStepForm } from '#web/shared/sign-up/step-form.ts';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import style from './new-professional.module.css';
import type { NewProfessional } from './use-new-professional.ts';

interface ProfileStepProps {
  wizard: NewProfessional;
  estados: readonly Estado[];
  categorias: readonly string[];
  photo: File | null;
  setPhoto: (photo: File | null) => void;
}

const fields = ofSomebody(
  z.extend(profileFields, {
    image: z.custom<File>((value) => value instanceof File, textOf('image_required')),
  }),
);

/** Step 3 (2 §2): photo and search profile, and the button that creates the account. */
export function ProfileStep({ wizard, estados, categorias, photo, setPhoto }: ProfileStepProps) {
  const form = useSendForm({
    initial: { ...wizard.draft.prof, image: photo },
    validate: (values) => fields.safeParse(values),
    send: async ({ image, ...prof }) => {
      if (image) await wizard.create(prof, image);
    },
  });
  useStepForm(wizard, form, ({ image, ...prof }) => {
    setPhoto(image);
    wizard.keep({ prof });
  });

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <div>
          <h2 className={style.title}>Perfil de búsqueda</h2>
          <p className={style.lead}>
            Crearla es validarla: la cuenta aparece en la búsqueda desde hoy, con tu decisión
            registrada.
          </p>
        </div>
        <PhotoField field={form.field('image')} description={PHOTO} />
        <ProfileFields
          form={form}
          estados={estados}
          categorias={categorias}
          businessName={BUSINESS_NAME}
        />
        <Button type="submit" fullWidth busy={form.busy}>
          Crear cuenta
        </Button>
        <Button variant="quiet" fullWidth onClick={() => wizard.go('direccion')}>
          Volver a su dirección
        </Button>
      </Stack>
    </SendForm>
  );
}

const PHOTO = 'De frente y con buena luz: es lo primero que verán los clientes.';
const BUSINESS_NAME = 'Si su negocio tiene nombre; si no, se muestra el suyo.';
