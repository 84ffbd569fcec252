import { type Limits, setLimits, undoLimits } from '#contract/approvals.ts';
import { readAmount, writeAmount } from '#lib/amount.ts';
import { api } from '#web/api/index.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { pesos } from '#web/ui/money.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { TeamButton } from '../team-button.tsx';
import { useDialog } from '../use-dialog.ts';
import { dayText } from '../words.ts';
import style from './approvals.module.css';
import { useRefreshTeam, useSecondPerson } from './use-approvals.ts';

/** Above what amounts nobody of the team acts alone, and who decided that. */
export function LimitsSection({ limits }: { limits: Limits }) {
  const dialog = useDialog();
  return (
    <section className={style.section} aria-labelledby="limites">
      <h2 id="limites">Cuándo se necesita una segunda persona</h2>
      <dl className={style.lines}>
        <div>
          <dt>Pagos a profesionales de más de</dt>
          <dd>{pesos(limits.pagos)}</dd>
        </div>
        <div>
          <dt>Disputas y cancelaciones con más de esto protegido</dt>
          <dd>{pesos(limits.decisiones)}</dd>
        </div>
        <div>
          <dt>
            Eliminar una cuenta, cargar una pérdida, vigilar menos al equipo, subir estas cantidades
          </dt>
          <dd>Siempre</dd>
        </div>
      </dl>
      {limits.autor !== null && (
        <p className={style.muted}>
          {limits.autor}, {dayText(limits.desde)}: {limits.motivo}
        </p>
      )}
      <p className={style.muted}>
        Lo que una persona decide sola en 24 horas suma cuando más cinco veces eso. Donde solo una
        del equipo tiene el permiso, lo hace sin esperar.
      </p>
      <div className={style.actions}>
        <TeamButton call={setLimits} variant="secondary" size="sm" onClick={dialog.open}>
          Cambiar cantidades
        </TeamButton>
        <Undo limits={limits} />
      </div>
      {dialog.mounted && (
        <LimitsDialog limits={limits} opened={dialog.opened} onClose={dialog.close} />
      )}
    </section>
  );
}

interface LimitsDialogProps {
  limits: Limits;
  opened: boolean;
  onClose: () => void;
}

function LimitsDialog({ limits, opened, onClose }: LimitsDialogProps) {
  const refresh = useRefreshTeam();
  const bySecond = useSecondPerson();
  const form = useSendForm({
    initial: {
      pagos: writeAmount(limits.pagos),
      decisiones: writeAmount(limits.decisiones),
      motivo: '',
    },
    validate: (values) => setLimits.input.safeParse(values),
    send: async ({ pagos, decisiones, motivo }) => {
      const done = await bySecond(() =>
        api.approvals.setLimits({
          pagos: readAmount(pagos) ?? 0,
          decisiones: readAmount(decisiones) ?? 0,
          motivo,
        }),
      );
      if (done) toast.success('Las cantidades valen desde ahora.', 'Éxito');
      onClose();
      if (done) await refresh();
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="¿Desde cuánto deciden dos personas?"
      form={form}
      sendLabel="Guardar cantidades"
    >
      <MoneyField
        label="Pagos a profesionales de más de"
        description="La suma de lo que se marca de una vez; en 24 horas, hasta cinco veces eso."
        {...form.field('pagos')}
      />
      <MoneyField
        label="Disputas y cancelaciones con más de esto protegido"
        description="Cada una; en 24 horas, hasta cinco veces eso."
        {...form.field('decisiones')}
      />
      <TextArea
        label="Motivo"
        description="Queda con tu nombre aquí y en la auditoría."
        maxLength={500}
        {...form.field('motivo')}
      />
    </FormDialog>
  );
}

/** Puts the amounts before these in force again, by the rules of any change. */
function Undo({ limits }: { limits: Limits }) {
  const dialog = useDialog();
  const refresh = useRefreshTeam();
  const bySecond = useSecondPerson();
  const { version, anterior } = limits;
  return (
    <>
      <TeamButton
        call={undoLimits}
        variant="secondary"
        size="sm"
        disabledReason={anterior === null ? 'Todavía no hay un cambio.' : undefined}
        onClick={dialog.open}
      >
        Deshacer el último cambio
      </TeamButton>
      {dialog.mounted && anterior && (
        <ReasonDialog
          opened={dialog.opened}
          onClose={dialog.close}
          title="¿Deshacer el último cambio?"
          kept="deshacer_limites"
          sendLabel="Deshacer cambio"
          description="Queda con tu nombre aquí y en la auditoría."
          maxLength={500}
          validate={(motivo) => undoLimits.input.safeParse({ version, motivo })}
          send={async (motivo) => {
            const done = await bySecond(() => api.approvals.undoLimits({ version, motivo }));
            if (done) toast.success('Volvieron a valer las cantidades de antes.', 'Éxito');
          }}
          onSettled={refresh}
        >
          <p>
            Pagos, de más de {pesos(limits.pagos)} a <strong>{pesos(anterior.pagos)}</strong>.
            Disputas y cancelaciones, de más de {pesos(limits.decisiones)} a{' '}
            <strong>{pesos(anterior.decisiones)}</strong>.
          </p>
          {(anterior.pagos > limits.pagos || anterior.decisiones > limits.decisiones) && (
            <p>Sube una cantidad: otra persona con el permiso de Dueño tiene que aprobarlo.</p>
          )}
        </ReasonDialog>
      )}
    </>
  );
}
