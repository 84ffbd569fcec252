import { useState } from 'react';
import type { Estado } from '#contract/catalogue/view.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { asProfileFailure } from '#web/shared/sign-up/failures.ts';
import { PhotoField } from '#web/shared/sign-up/photo-field.tsx';
import { ProfileFields } from '#web/shared/sign-up/profile-fields.tsx';
import { useStepForm } from '#web/shared/sign-up/step-form.ts';
import { forgetRedirect } from '#web/shared/redirect.ts';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { PasswordAgain } from './password-again.tsx';
import style from './sign-up.module.css';
import type { Photo } from './use-photo.ts';
import type { Wizard } from './use-wizard.ts';
import * as z from 'zod/mini';
import { textOf } from '#contract/errors.ts';
import { profileFields } from '#contract/profile/fields.ts';
import { accountFields } from '#contract/sign-up.ts';

interface ProfileStepProps {
  wizard: Wizard;
  estados: readonly Estado[];
  categorias: readonly string[];
  photo: Photo;
}

/** Step 3 of a professional (1 §2): the public profile, and the button that creates the account. */
export function ProfileStep({ wizard, estados, categorias, photo }: ProfileStepProps) {
  const [known] = useState(wizard.pass !== '');
  const { account, address, prof } = wizard.draft;
  const form = useSendForm({
    initial: { ...prof, image: photo.file, pass: wizard.pass },
    validate: checkProfile,
    send: async ({ image, pass, ...prof }) => {
      if (!image) return;
      // An error of an earlier step leads back there, where it would be asked once more.
      wizard.setPass(pass);
      const created = api.signUp.createProfesional(
        { account: { ...account, pass }, address, prof },
        { images: { image } },
      );
      const done = () => {
        photo.drop();
        // Professionals always go to their profile (1 §2).
        forgetRedirect();
        return paths.professionalProfile;
      };
      await wizard.finish(created, done, asProfileFailure);
    },
  });
  useStepForm(wizard, form, ({ image, pass: _pass, ...prof }) => {
    photo.choose(image);
    wizard.keep({ prof });
  });

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <div>
          <h2 className={style.title}>Tu perfil</h2>
          <p className={style.lead}>Así te verán los clientes cuando te busquen.</p>
        </div>
        <PhotoField field={form.field('image')} description={PHOTO} />
        <ProfileFields
          form={form}
          estados={estados}
          categorias={categorias}
          businessName={BUSINESS_NAME}
        />
        <PasswordAgain known={known} field={form.field('pass')} />
        <Button type="submit" fullWidth busy={form.busy}>
          Crear cuenta
        </Button>
        <Button variant="quiet" fullWidth onClick={() => wizard.go('direccion')}>
          Volver a tu dirección
        </Button>
      </Stack>
    </SendForm>
  );
}

const PHOTO = 'De frente y con buena luz: da confianza a quien te abre su casa.';
const BUSINESS_NAME = 'Si tu negocio tiene nombre; si no, se muestra el tuyo.';

/** The profile, with the photo and the password. */
const form = z.extend(profileFields, {
  pass: accountFields.shape.pass,
  image: z.custom<File>((value) => value instanceof File, textOf('image_required')),
});

const checkProfile = (values: unknown) => form.safeParse(values);
