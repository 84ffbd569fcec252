import { useState } from 'react';
import { planFee, planPrice, type Rate } from '#contract/rates.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { feeFromWire, feeOf } from '#domain/projects/fee.ts';
import { readAmount, writeAmount } from '#lib/amount.ts';
import { api } from '#web/api/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { pesos } from '#web/ui/money.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { FromDayField } from '../from-day-field.tsx';
import { useDialog } from '../use-dialog.ts';
import { useRefreshRates } from './use-rates.ts';
import { dayWords, nameText, type RateValues, valueText } from './words.ts';

const EXAMPLE = centavos(200_000);

interface Values extends Record<string, unknown> {
  porcentaje: string;
  /** As typed, like the others. */
  fija: string;
  precio: string;
  /** '' holds from now on. */
  desde: string;
  motivo: string;
}

/** Changes the fee or a price: first what and from when, then what that means, which is confirmed. */
export function Change({ rate }: { rate: Rate }) {
  const dialog = useDialog();
  return (
    <>
      <TeamButton
        call={rate.nivel === null ? planFee : planPrice}
        size="sm"
        variant="secondary"
        onClick={dialog.open}
      >
        Cambiar {nameText(rate)}
      </TeamButton>
      {dialog.mounted && <ChangeDialog rate={rate} opened={dialog.opened} onClose={dialog.close} />}
    </>
  );
}

/** Plans what held before as the next change, as any other. */
export function GoBack({ rate, to }: { rate: Rate; to: RateValues }) {
  const dialog = useDialog();
  return (
    <>
      <TeamButton
        call={rate.nivel === null ? planFee : planPrice}
        size="sm"
        variant="secondary"
        onClick={dialog.open}
      >
        Volver {rate.nivel === null ? 'a la comisión anterior' : 'al precio anterior'}
      </TeamButton>
      {dialog.mounted && (
        <ChangeDialog rate={rate} to={to} opened={dialog.opened} onClose={dialog.close} />
      )}
    </>
  );
}

interface ChangeDialogProps {
  rate: Rate;
  /** What it is filled in with. */
  to?: RateValues;
  opened: boolean;
  onClose: () => void;
}

function ChangeDialog({ rate, to = rate, opened, onClose }: ChangeDialogProps) {
  const refresh = useRefreshRates();
  const [review, setReview] = useState(false);
  // What was in force when this was opened, whatever is by now.
  const [seen] = useState(rate.id);
  const isFee = rate.nivel === null;
  const form = useSendForm<Values>({
    initial: {
      porcentaje: String(to.porcentaje ?? ''),
      fija: writeAmount(to.fija ?? 0),
      precio: writeAmount(to.precio ?? 0),
      desde: '',
      motivo: '',
    },
    validate: (values) =>
      isFee
        ? planFee.input.safeParse(values)
        : planPrice.input.safeParse({
            ...values,
            ...(rate.nivel !== null && { nivel: rate.nivel }),
          }),
    send: async () => setReview(true),
  });
  const { values } = form;
  const after = changed(rate, values);
  const since = values.desde === '' ? 'desde ahora' : `desde el ${dayWords(values.desde)}`;

  const save = async () => {
    const desde = values.desde === '' ? null : values.desde;
    const more = { desde, motivo: values.motivo, antes: seen };
    if (rate.nivel === null)
      await api.rates.planFee({
        porcentaje: after.porcentaje ?? 0,
        fija: after.fija ?? 0,
        ...more,
      });
    else await api.rates.planPrice({ nivel: rate.nivel, precio: after.precio ?? 0, ...more });
    toast.success(`Quedó guardado: ${valueText(after)} ${since}.`, 'Éxito');
    await refresh();
    form.reset();
    setReview(false);
    onClose();
  };

  if (review)
    return (
      <ConfirmDialog
        opened={opened}
        onClose={() => setReview(false)}
        title={`¿Cambiar ${nameText(rate)} ${since}?`}
        confirmLabel="Guardar cambio"
        irreversible={values.desde === ''}
        onConfirm={save}
      >
        <p>
          De {valueText(rate)} a <strong>{valueText(after)}</strong>, {since}.
        </p>
        <p>{isFee ? feeMeaning(rate, after) : PRICE_MEANING}</p>
      </ConfirmDialog>
    );
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`Cambiar ${nameText(rate)}`}
      form={form}
      sendLabel="Revisar cambio"
    >
      {isFee ? (
        <>
          <TextField
            label="Porcentaje"
            inputMode="decimal"
            description="De lo que se libera, por ejemplo 5.5."
            {...form.field('porcentaje')}
          />
          <MoneyField label="Parte fija por proyecto" {...form.field('fija')} />
        </>
      ) : (
        <MoneyField label="Precio por 30 días" whole {...form.field('precio')} />
      )}
      <FromDayField {...form.field('desde')} />
      <TextArea
        label="Motivo"
        description="Queda con tu nombre en la lista y en la auditoría."
        maxLength={500}
        {...form.field('motivo')}
      />
    </FormDialog>
  );
}

/** The values as typed; what cannot be read is refused by the form before it is shown. */
const changed = ({ nivel }: Rate, { porcentaje, fija, precio }: Values) =>
  nivel === null
    ? { porcentaje: readAmount(porcentaje) ?? 0, fija: readAmount(fija) ?? 0, precio: null }
    : { porcentaje: null, fija: null, precio: readAmount(precio) ?? 0 };

const PRICE_MEANING =
  'Quien ya compró conserva sus 30 días. Lo ven en su pantalla de membresía y en la página para profesionales en cuanto entra en vigor.';

function feeMeaning(before: Rate, after: ReturnType<typeof changed>): string {
  const of = ({ porcentaje, fija }: { porcentaje: number | null; fija: number | null }) =>
    pesos(toMxn(feeOf(feeFromWire({ porcentaje: porcentaje ?? 0, fija: fija ?? 0 }), EXAMPLE)));
  return `De un trabajo de ${pesos(toMxn(EXAMPLE))} se descontarán ${of(after)} en lugar de ${of(before)}. Los proyectos que se hayan aceptado antes conservan la suya; los términos y las demás páginas lo dicen en cuanto guardas.`;
}
