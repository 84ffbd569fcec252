import { textOf } from '#contract/errors.ts';
import { closeRiskHit, type RiskHit } from '#contract/risk.ts';
import { RISK_ENDED, type RiskDecision } from '#domain/risk/decisions.ts';
import { api } from '#web/api/index.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { TeamButton } from '../team-button.tsx';
import { useDialog } from '../use-dialog.ts';
import style from './risk.module.css';
import { useRefreshRisk } from './use-risk.ts';

interface CloseHitProps {
  caso: RiskHit;
  decisiones: readonly RiskDecision[];
  /** Whether one of the accounts is suspended. */
  suspendida: boolean;
  /** The pressed button disappears with the case. */
  onDone: () => void;
}

/** Closes a case with what was decided and a note; of a stopped project that is letting it go on. */
export function CloseHit({ caso, decisiones, suspendida, onDone }: CloseHitProps) {
  const dialog = useDialog();
  const letsGoOn = decisiones.length === 1;
  return (
    <>
      <TeamButton
        call={closeRiskHit}
        disabledReason={
          decisiones.length === 0 ? 'Es sobre ti: lo cierra alguien más del equipo.' : undefined
        }
        onClick={dialog.open}
      >
        {letsGoOn ? 'Dejar que siga' : 'Cerrar el caso'}
      </TeamButton>
      {dialog.mounted && (
        <CloseDialog
          {...{ caso, decisiones, suspendida, onDone }}
          opened={dialog.opened}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

function CloseDialog({
  caso: { id, proyecto },
  decisiones,
  suspendida,
  onDone,
  opened,
  onClose,
}: CloseHitProps & { opened: boolean; onClose: () => void }) {
  const refresh = useRefreshRisk();
  const [only] = decisiones.length === 1 ? decisiones : [];
  const inputOf = ({ decision, nota }: { decision: string; nota: string }) => ({
    id,
    decision: decision as RiskDecision,
    nota,
  });
  const form = useSendForm({
    initial: { decision: only ?? '', nota: '' },
    validate: (values) => closeRiskHit.input.safeParse(inputOf(values)),
    send: async (values) => {
      try {
        await api.risk.closeRiskHit(inputOf(values));
        toast.success(
          only ? 'El proyecto sigue por donde iba.' : 'El caso quedó cerrado.',
          'Éxito',
        );
        form.reset();
        onClose();
        onDone();
      } finally {
        void refresh();
      }
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={only ? '¿Dejar que el proyecto siga?' : 'Cerrar el caso'}
      form={form}
      kept={`riesgo:${id}`}
      sendLabel={only ? 'Dejar que siga' : 'Cerrar el caso'}
    >
      {only ? (
        <p className={style.note}>
          «{proyecto?.titulo}» y su dinero siguen por donde iban, con los días que les quedaban.
        </p>
      ) : (
        <ChoiceField
          label="Qué decidiste"
          options={decisiones.map((value) => ({
            value,
            label: RISK_ENDED[value],
            ...(value === 'suspendida' &&
              !suspendida && { disabledReason: textOf('risk_not_suspended') }),
          }))}
          {...form.field('decision')}
        />
      )}
      <TextArea
        label="Nota"
        description="Qué viste y con quién hablaste. Solo la lee el equipo; queda en la auditoría."
        maxLength={500}
        {...form.field('nota')}
      />
    </FormDialog>
  );
}
