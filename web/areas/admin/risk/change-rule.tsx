import { type RiskRuleView, setRiskRule, thresholdField, undoRiskRule } from '#contract/risk.ts';
import { RISK_RULES, type RiskEffect, thresholdsOf } from '#domain/risk/rules.ts';
import { readAmount, writeAmount } from '#lib/amount.ts';
import { api } from '#web/api/index.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useSecondPerson } from '../approvals/use-approvals.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FromDayField } from '../from-day-field.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { TeamButton } from '../team-button.tsx';
import { useDialog } from '../use-dialog.ts';
import { useRefreshRisk } from './use-risk.ts';
import { ruleName } from './words.ts';

interface Props {
  rule: RiskRuleView;
}

interface OpenedProps extends Props {
  opened: boolean;
  onClose: () => void;
}

/** Changes whether a rule is on and its thresholds, now or from a day on. */
export function ChangeRule({ rule }: Props) {
  const dialog = useDialog();
  return (
    <>
      <TeamButton
        call={setRiskRule}
        size="sm"
        variant="secondary"
        label={`Cambiar «${ruleName(rule)}»`}
        onClick={dialog.open}
      >
        Cambiar
      </TeamButton>
      {dialog.mounted && (
        // Filled in anew with what somebody has changed since.
        <ChangeDialog key={rule.ultima} rule={rule} opened={dialog.opened} onClose={dialog.close} />
      )}
    </>
  );
}

/** What takes a second person, above the fields of a rule. */
const SECOND: Partial<Readonly<Record<RiskEffect, string>>> = {
  vigila:
    'Si avisa menos que ahora, o se apaga, alguien más con el permiso de Finanzas tiene que aprobarlo. Si avisa más, vale enseguida.',
  detiene:
    'Si se apaga, alguien más con el permiso de Finanzas tiene que aprobarlo. Encenderla vale enseguida.',
};

function SecondWords({ rule: { regla } }: Props) {
  const words = SECOND[RISK_RULES[regla].effect];
  return words ? <p>{words}</p> : null;
}

const ON = [
  { value: 'si', label: 'Encendida' },
  { value: 'no', label: 'Apagada' },
];

interface Values extends Record<string, unknown> {
  activa: string;
  /** '' holds from now on. */
  desde: string;
  motivo: string;
}

function ChangeDialog({ rule, opened, onClose }: OpenedProps) {
  const { regla, ultima } = rule;
  const refresh = useRefreshRisk();
  const bySecond = useSecondPerson();
  const { activa, umbrales } = rule.planeada ?? rule.vigente;
  const thresholds = Object.entries(thresholdsOf(regla));
  const inputOf = (values: Values) => ({
    regla,
    ultima,
    activa: values.activa === 'si',
    umbrales: thresholds.map(([nombre]) => ({
      nombre,
      valor: readAmount(String(values[thresholdField(nombre)])) ?? Number.NaN,
    })),
    desde: values.desde === '' ? null : values.desde,
    motivo: values.motivo,
  });
  const form = useSendForm<Values>({
    initial: {
      activa: activa ? 'si' : 'no',
      ...Object.fromEntries(
        umbrales.map(({ nombre, valor }) => [thresholdField(nombre), writeAmount(valor)]),
      ),
      desde: '',
      motivo: '',
    },
    validate: (values) => {
      const input = inputOf(values);
      const missing = input.umbrales.filter(({ valor }) => Number.isNaN(valor));
      if (missing.length === 0) return setRiskRule.input.safeParse(input);
      // Each at its own field, which the list of the call has not.
      const issues = missing.map(({ nombre }) => ({
        path: [thresholdField(nombre)],
        message: 'Escribe una cantidad.',
      }));
      return { success: false, error: { issues } };
    },
    send: async (values) => {
      let done: object | null;
      try {
        done = await bySecond(() => api.risk.setRiskRule(inputOf(values)));
      } finally {
        void refresh();
      }
      if (done) toast.success('La regla quedó guardada.', 'Éxito');
      form.reset();
      onClose();
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`Cambiar «${ruleName(rule)}»`}
      form={form}
      sendLabel="Guardar regla"
    >
      <SecondWords rule={rule} />
      <ChoiceField label="Regla" shape="tiles" options={ON} {...form.field('activa')} />
      {thresholds.map(([nombre, { label, unit }]) =>
        unit === 'monto' ? (
          <MoneyField
            key={nombre}
            label={label}
            {...(form.field(thresholdField(nombre)) as TextBinding)}
          />
        ) : (
          <TextField
            key={nombre}
            label={label}
            inputMode="numeric"
            {...(form.field(thresholdField(nombre)) as TextBinding)}
          />
        ),
      )}
      <FromDayField {...form.field('desde')} />
      <TextArea
        label="Motivo"
        description="Queda con tu nombre aquí y en la auditoría."
        maxLength={500}
        {...form.field('motivo')}
      />
    </FormDialog>
  );
}

/** A threshold is typed as text, like every figure. */
type TextBinding = ReturnType<ReturnType<typeof useSendForm<{ text: string }>>['field']>;

/** Puts what held before the newest change in force again. */
export function UndoRule({ rule }: Props) {
  const dialog = useDialog();
  return (
    <>
      <TeamButton
        call={undoRiskRule}
        size="sm"
        variant="quiet"
        label={`Deshacer el último cambio de «${ruleName(rule)}»`}
        disabledReason={rule.anterior === null ? 'Todavía no hay un cambio.' : undefined}
        onClick={dialog.open}
      >
        Deshacer
      </TeamButton>
      {dialog.mounted && rule.anterior && (
        <UndoDialog rule={rule} opened={dialog.opened} onClose={dialog.close} />
      )}
    </>
  );
}

function UndoDialog({ rule, opened, onClose }: OpenedProps) {
  const { regla, ultima, anterior } = rule;
  const refresh = useRefreshRisk();
  const bySecond = useSecondPerson();
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      title="¿Deshacer el último cambio?"
      kept={`deshacer_regla:${regla}`}
      sendLabel="Deshacer cambio"
      description="Queda con tu nombre aquí y en la auditoría."
      maxLength={500}
      validate={(motivo) => undoRiskRule.input.safeParse({ regla, ultima, motivo })}
      send={async (motivo) => {
        const done = await bySecond(() => api.risk.undoRiskRule({ regla, ultima, motivo }));
        if (done) toast.success('Vuelve a valer lo de antes.', 'Éxito');
      }}
      onSettled={refresh}
    >
      <SecondWords rule={rule} />
      <p>
        Desde ahora vale:{' '}
        <strong>{anterior?.activa ? anterior.texto : 'la regla queda apagada.'}</strong>
      </p>
    </ReasonDialog>
  );
}
