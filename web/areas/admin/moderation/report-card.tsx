import { useQueryClient } from '@tanstack/react-query';
import { type getReports, closeReport } from '#contract/moderation.ts';
import type { OutputOf } from '#contract/call.ts';
import { api } from '#web/api/index.ts';
import { dropKeptInput } from '#web/shared/accounts/kept-input.tsx';
import { REPORT_ACTIONS, REPORT_NOTE_MAX, type ReportAction } from '#domain/moderation/reports.ts';
import { paths } from '#web/paths.ts';
import { ACTION_WORDS, REASON_WORDS } from '#web/shared/moderation/reasons.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { Irreversible } from '#web/ui/confirm-dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { TeamButton } from '../team-button.tsx';
import { useDialog } from '../use-dialog.ts';
import { useRefreshPending } from '../use-pending.ts';
import { Fact, Facts } from '../facts.tsx';
import { PersonLink } from '../person-link.tsx';
import { momentText, ROL_NAMES } from '../words.ts';
import style from './reports.module.css';
import { reportsKey } from './use-reports.ts';

type Report = OutputOf<typeof getReports>['reports'][number];

interface ReportCardProps {
  report: Report;
  onClosed: () => void;
}

/** One report: who, about whom, why, when, and its actions. */
export function ReportCard({ report, onClosed }: ReportCardProps) {
  const { de, sobre, motivo, texto, mensaje, createAt, atendida } = report;
  const dialog = useDialog();
  return (
    <Card as="article" className={style.report}>
      <p className={style.head}>
        <Chip tone={atendida ? 'neutral' : 'error'}>{REASON_WORDS[motivo]}</Chip>
        <span className={style.muted}>
          <RelativeTime at={createAt}>{momentText(createAt)}</RelativeTime>
        </span>
      </p>
      <Facts lines>
        <Fact label="De">
          <Person person={de} />
        </Fact>
        <Fact label="Sobre">
          <Person person={sobre} />
        </Fact>
      </Facts>
      {texto && <p className={style.text}>{texto}</p>}
      {mensaje !== null && (
        <figure className={style.quote}>
          <figcaption className={style.muted}>Mensaje reportado</figcaption>
          <blockquote className={style.text}>{mensaje}</blockquote>
        </figure>
      )}
      {atendida && (
        <p>
          <strong>
            {atendida.accion === null ? 'Atendida' : ACTION_WORDS[atendida.accion][1]}
          </strong>
          {atendida.nota && `: ${atendida.nota}`}
          <br />
          <span className={style.muted}>
            {[atendida.por, momentText(atendida.createAt)].filter(Boolean).join(', ')}
          </span>
        </p>
      )}
      <div className={style.actions}>
        <TeamButton variant="secondary" href={paths.chatHistory(de.keylogin, sobre.keylogin)}>
          Ver conversación
        </TeamButton>
        {!atendida && (
          <TeamButton call={closeReport} onClick={dialog.open}>
            Marcar como atendida
          </TeamButton>
        )}
      </div>
      {dialog.mounted && (
        <CloseDialog
          report={report}
          opened={dialog.opened}
          onClose={dialog.close}
          onClosed={onClosed}
        />
      )}
    </Card>
  );
}

interface CloseDialogProps extends ReportCardProps {
  opened: boolean;
  onClose: () => void;
}

/** Asks what was done about it, which its history keeps. */
function CloseDialog({ report: { id, de, sobre }, opened, onClose, onClosed }: CloseDialogProps) {
  const queries = useQueryClient();
  const refreshPending = useRefreshPending();
  const kept = `denuncia:${id}`;
  const form = useSendForm({
    initial: { accion: '' as ReportAction, nota: '' },
    validate: (values) => closeReport.input.safeParse({ report_id: id, ...values }),
    send: async (values) => {
      try {
        await api.moderation.closeReport({ report_id: id, ...values });
        dropKeptInput(kept);
        onClose();
        toast.success('Denuncia atendida.', 'Éxito');
        onClosed();
      } finally {
        // Somebody else may have been faster.
        await queries.invalidateQueries({ queryKey: reportsKey });
        await refreshPending();
      }
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="¿Qué se hizo?"
      form={form}
      kept={kept}
      sendLabel="Marcar como atendida"
    >
      <p>
        La denuncia de {de.nombre} sobre {sobre.nombre} pasará a las atendidas, con tu nombre.
      </p>
      <ChoiceField
        label="Qué se hizo"
        options={REPORT_ACTIONS.map((value) => ({ value, label: ACTION_WORDS[value][0] }))}
        {...form.field('accion')}
        onChange={(accion) => form.set({ accion: accion as ReportAction })}
      />
      <TextArea
        label="Nota"
        description="Solo la lee el equipo."
        optional={form.values.accion !== 'otra'}
        maxLength={REPORT_NOTE_MAX}
        {...form.field('nota')}
      />
      <Irreversible />
    </FormDialog>
  );
}

function Person({ person }: { person: Report['de'] }) {
  return (
    <>
      <PersonLink person={person} /> <span className={style.muted}>{ROL_NAMES[person.rol]}</span>
    </>
  );
}
