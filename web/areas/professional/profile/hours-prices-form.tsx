import { hoursAndPrices } from '#contract/profile/hours-prices.ts';
import type { User } from '#contract/views.ts';
import { DIAS, hourText } from '#domain/profile/hours.ts';
import { formatTime } from '#lib/mexico-time.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { KeptInput } from '#web/shared/accounts/kept-input.tsx';
import { SaveButton } from '#web/shared/accounts/save-button.tsx';
import { useFreshValues } from '#web/shared/accounts/use-fresh-values.ts';
import { Card } from '#web/ui/card.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { DaysField } from './days-field.tsx';
import { offerOf, offerValues } from './offer-values.ts';
import { PricesField } from './prices-field.tsx';
import style from './profile.module.css';

const HOURS = Array.from({ length: 25 }, (_, hour) => hourText(hour));
const hourOptions = (hours: readonly string[], none: string) => [
  { value: '', label: none },
  ...hours.map((hour) => ({ value: hour, label: formatTime(hour) })),
];

/** When a professional works and from how much: all optional, and what clients filter by. */
export function HoursPricesForm({ user }: { user: User }) {
  const form = useSendForm({
    initial: offerValues(user),
    validate: (values) => hoursAndPrices.safeParse(offerOf(values)),
    send: async (values) => {
      const { user: updated } = await api.profile.horarioPrecios({ oferta: offerOf(values) });
      storeUser(updated);
      form.saved(offerValues(updated));
      toast.success('Tu horario y tus precios se guardaron.');
    },
  });
  useFreshValues(form, offerValues(user));

  return (
    <SendForm form={form}>
      <Card>
        <Stack gap={5}>
          <KeptInput form={form} name="horario-precios" asks={false} />
          <div className={style.head}>
            <h2>Horario y precios</h2>
            <p>
              Los clientes buscan a quien trabaja hoy y a quien cobra lo que pueden pagar. Lo que no
              llenes no se muestra.
            </p>
          </div>
          <DaysField dias={DIAS} {...form.field('dias')} />
          <Grid min={140} gap={4}>
            <SelectField
              label="Empiezas a las"
              optional
              options={hourOptions(HOURS.slice(0, -1), 'Sin hora')}
              {...form.field('hora_inicio')}
            />
            <SelectField
              label="Terminas a las"
              optional
              options={hourOptions(HOURS.slice(1), 'Sin hora')}
              {...form.field('hora_fin')}
            />
          </Grid>
          <PricesField {...form.field('precios')} />
          <SaveButton form={form}>Guardar horario y precios</SaveButton>
        </Stack>
      </Card>
    </SendForm>
  );
}
