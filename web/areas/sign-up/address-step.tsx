import { addressFields } from '#contract/sign-up.ts';
import type { Estado } from '#contract/views.ts';
import { Button } from '#web/ui/button.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { cityOptions, stateOptions } from './places.ts';
import style from './sign-up.module.css';
import { useStepForm } from './step-form.ts';
import type { Wizard } from './use-wizard.ts';

interface AddressStepProps {
  wizard: Wizard;
  estados: readonly Estado[];
}

/** Step 2 of a professional (1 §2). */
export function AddressStep({ wizard, estados }: AddressStepProps) {
  const form = useSendForm({
    initial: wizard.draft.address,
    validate: (values) => addressFields.safeParse(values),
    send: async () => {
      wizard.clearErrors();
      wizard.next();
    },
  });
  useStepForm(wizard, form, (address) => wizard.keep({ address }));

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <div>
          <h2 className={style.title}>Tu dirección</h2>
          <p className={style.lead}>
            No se muestra a nadie: solo la ve el equipo que valida tu cuenta.
          </p>
        </div>
        <TextField
          label="Calle y número"
          autoComplete="address-line1"
          maxLength={160}
          {...form.field('direccion')}
        />
        <Grid min={200} gap={5}>
          <TextField
            label="Interior"
            optional
            autoComplete="address-line2"
            maxLength={40}
            {...form.field('apartamento')}
          />
          <TextField label="Referencia" optional maxLength={200} {...form.field('referencia')} />
        </Grid>
        <Grid min={200} gap={5}>
          <SelectField
            label="Estado"
            placeholder="Selecciona un estado"
            options={stateOptions(estados)}
            {...form.field('estado')}
            onChange={(estado) => form.set({ estado, ciudad: '' })}
          />
          <ComboBox
            label="Ciudad"
            placeholder="Selecciona una ciudad"
            options={cityOptions(estados, form.values.estado)}
            nothingFound={
              form.values.estado === '' ? 'Elige primero tu estado.' : 'No hay coincidencias.'
            }
            {...form.field('ciudad')}
          />
        </Grid>
        <Grid min={200} gap={5}>
          <TextField label="Colonia" maxLength={120} {...form.field('colonia')} />
          <TextField
            label="Código postal"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            {...form.field('cp')}
            onChange={(cp) => form.set({ cp: cp.replaceAll(/\D/g, '') })}
          />
        </Grid>
        <Button type="submit" fullWidth busy={form.busy}>
          Continuar
        </Button>
        <Button variant="quiet" fullWidth onClick={() => wizard.go('cuenta')}>
          Volver a tus datos
        </Button>
      </Stack>
    </SendForm>
  );
}
