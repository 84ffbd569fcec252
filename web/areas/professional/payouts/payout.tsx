import { IconBuildingBank } from '@tabler/icons-react';
import { NUMERO_LENGTH, PAYOUT, paymentMethodFields } from '#contract/payouts.ts';
import type { User } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { Screen } from '#web/shared/own-area/screen.tsx';
import { StaleNotice } from '#web/shared/own-area/stale-notice.tsx';
import { LeaveGuard } from '#web/shared/leave-guard.tsx';
import { SaveButton } from '#web/shared/accounts/save-button.tsx';
import { useFreshValues } from '#web/shared/accounts/use-fresh-values.ts';
import { useUser } from '#web/shared/session/use-user.ts';
import { Card } from '#web/ui/card.tsx';
import { type CampoErrors, withCampos } from '#web/ui/form/campos.ts';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { bankOf, clabeFault } from './clabe.ts';
import { DoubtfulClabe } from './doubtful-clabe.tsx';
import { HeldPayouts } from './held-payouts.tsx';
import { MissingId } from './missing-id.tsx';
import { OwnPayouts } from './own-payouts.tsx';
import style from './payout.module.css';
import { ReturnedPayout } from './returned-payout.tsx';

export const meta = () => [{ title: 'Método de pago · Maestros' }];

const CLABE_INPUT = {
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: NUMERO_LENGTH,
  clean: (text: string) => text.replaceAll(/\D/g, ''),
} as const;

const only = (value: string) => [{ value, label: value }];

/** /profesional/metodo-de-pago (2 §2): where the professional's balance is sent. */
export default function Payout() {
  const { user, failed, busy, refresh } = useUser();
  const form = useSendForm({
    initial: valuesOf(user),
    validate: (values) => withCampos(paymentMethodFields.safeParse(values), faultsOf(values, user)),
    send: async (values) => {
      const method = paymentMethodFields.parse(values);
      const { user: updated } = await api.payouts.updatePaymentMethod(method);
      storeUser(updated);
      form.saved(valuesOf(updated));
      toast.success('El método de pago se actualizó correctamente.');
    },
  });
  useFreshValues(form, valuesOf(user));
  const { numero } = form.values;
  const banco = bankOf(numero);
  const changed = isChanged(numero, user);
  const number = form.field('numero');

  return (
    <Screen
      title="Método de pago"
      lead="Cada miércoles enviamos tu saldo disponible a esta cuenta, sin costo para ti."
    >
      <MissingId profile={user.profile} />
      <ReturnedPayout payment_method={user.payment_method} />
      <HeldPayouts until={user.pagos_retenidos_hasta} />
      <DoubtfulClabe payment_method={user.payment_method} />
      {failed && <StaleNotice what="tu método de pago" onRetry={refresh} busy={busy} />}
      <Card>
        <SendForm form={form}>
          <Stack gap={5}>
            <SelectField label="Tipo" options={only(PAYOUT.tipo)} {...form.field('tipo')} />
            <SelectField label="Método" options={only(PAYOUT.metodo)} {...form.field('metodo')} />
            <div>
              <TextField
                label="Número"
                description="Los 18 dígitos de tu CLABE, a tu nombre. Están en la app de tu banco o en tu estado de cuenta."
                {...CLABE_INPUT}
                {...number}
                error={number.error ?? (changed ? clabeFault(numero) : undefined)}
              />
              <output className={style.notes}>
                {banco !== '' && (
                  <span className={style.note}>
                    <IconBuildingBank size={20} aria-hidden />
                    {banco}
                  </span>
                )}
              </output>
            </div>
            {changed && (
              <>
                <TextField
                  label="Escribe el número otra vez"
                  description="Así no se cuela un error. También puedes pegarlo desde la app de tu banco."
                  {...CLABE_INPUT}
                  {...form.field('repetido')}
                />
                <p className={style.hint}>
                  Por seguridad, después de guardar una CLABE nueva no hacemos pagos durante 72
                  horas.
                </p>
              </>
            )}
            <SaveButton form={{ busy: form.busy, dirty: changed }} />
          </Stack>
        </SendForm>
      </Card>
      <OwnPayouts />
      <LeaveGuard when={changed} />
    </Screen>
  );
}

const valuesOf = ({ payment_method }: Pick<User, 'payment_method'>) => ({
  tipo: payment_method?.tipo ?? PAYOUT.tipo,
  metodo: payment_method?.metodo ?? PAYOUT.metodo,
  numero: payment_method?.numero ?? '',
  repetido: '',
});

const isChanged = (numero: string, { payment_method }: Pick<User, 'payment_method'>): boolean =>
  numero !== (payment_method?.numero ?? '');

/** What the fields alone do not show: whether it is a CLABE, and whether a new one was typed alike twice. */
function faultsOf(
  { numero, repetido }: { numero: string; repetido: string },
  user: User,
): CampoErrors {
  if (!isChanged(numero, user)) return {};
  const fault = clabeFault(numero);
  return {
    ...(fault && { numero: fault }),
    ...(repetido !== numero && {
      repetido:
        repetido === ''
          ? 'Escribe la CLABE otra vez.'
          : 'Los dos números no son iguales. Compáralos con los de tu banco.',
    }),
  };
}
