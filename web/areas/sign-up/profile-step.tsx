import { useState } from 'react';
import { textOf } from '#contract/errors.ts';
import type { Estado } from '#contract/views.ts';
import { WHOLE_STATE } from '#domain/search-text.ts';
import * as api from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipsField } from '#web/ui/chips-field.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { ImageField } from '#web/ui/image-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { asProfileFailure } from './failures.ts';
import { PasswordAgain } from './password-again.tsx';
import { serviceCityOptions, serviceStateOptions } from './places.ts';
import { checkProfile } from './profile-values.ts';
import style from './sign-up.module.css';
import { useStepForm } from './step-form.ts';
import type { Wizard } from './use-wizard.ts';

interface ProfileStepProps {
  wizard: Wizard;
  estados: readonly Estado[];
  categorias: readonly string[];
  photo: File | null;
  setPhoto: (photo: File | null) => void;
}

/** Step 3 of a professional (1 §2): what clients will see, and the button that creates the account. */
export function ProfileStep({ wizard, estados, categorias, photo, setPhoto }: ProfileStepProps) {
  const [known] = useState(wizard.pass !== '');
  const { account, address, prof } = wizard.draft;
  const form = useSendForm({
    initial: { ...prof, image: photo, pass: wizard.pass },
    validate: checkProfile,
    send: async ({ image, pass, ...prof }) => {
      if (!image) return;
      const created = api.signUp.createProfesional(
        { account: { ...account, pass }, address, prof },
        { images: { image } },
      );
      await wizard.finish(created, () => paths.afterProfessionalSignUp, asProfileFailure);
    },
  });
  useStepForm(wizard, form, ({ image, pass: _pass, ...prof }) => {
    setPhoto(image);
    wizard.keep({ prof });
  });
  const { profesion, profesiones, estado } = form.values;
  const professions = categorias.map((name) => ({ value: name, label: name }));

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <div>
          <h2 className={style.title}>Tu perfil</h2>
          <p className={style.lead}>Así te verán los clientes cuando te busquen.</p>
        </div>
        <ImageField
          label="Foto de perfil"
          shape="round"
          tooLarge={textOf('profile_image_too_large')}
          description="De frente y con buena luz: da confianza a quien te abre su casa."
          {...form.field('image')}
        />
        <TextField
          label="Nombre comercial"
          optional
          description="Si tu negocio tiene nombre; si no, se muestra el tuyo."
          autoComplete="organization"
          maxLength={60}
          {...form.field('nombre_comercial')}
        />
        <SelectField
          label="Profesión principal"
          options={professions}
          {...form.field('profesion')}
          onChange={(main) =>
            form.set({ profesion: main, profesiones: profesiones.filter((name) => name !== main) })
          }
        />
        <ChipsField
          label="Otras profesiones"
          optional
          placeholder="Selecciona una profesión"
          options={professions.filter(({ value }) => value !== profesion)}
          {...form.field('profesiones')}
        />
        <TextArea
          label="Describe brevemente los trabajos que realiza"
          rows={4}
          maxLength={1500}
          {...form.field('descripcion')}
        />
        <SelectField
          label="Estado donde realiza su servicio"
          options={serviceStateOptions(estados)}
          {...form.field('estado')}
          onChange={(estado) => form.set({ estado, ciudad: WHOLE_STATE })}
        />
        <ComboBox
          label="Ciudad donde realiza su servicio"
          placeholder="Selecciona una ciudad"
          options={serviceCityOptions(estados, estado)}
          {...form.field('ciudad')}
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
