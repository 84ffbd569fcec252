import { useRef } from 'react';
import { reportFields } from '#contract/moderation.ts';
import type { ChatPartner, Message } from '#contract/chat/view.ts';
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason } from '#domain/moderation/reports.ts';
import { api } from '#web/api/index.ts';
import { REASON_WORDS } from '#web/shared/moderation/reasons.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast/toast.ts';

interface ReportDialogProps {
  opened: boolean;
  partner: ChatPartner;
  /** The person's last message, which the report can include. */
  latest: Message | undefined;
  onClose: () => void;
}

const options = REPORT_REASONS.map((value) => ({ value, label: REASON_WORDS[value] }));
const EXCERPT_LENGTH = 80;

/** Reports a person to the team; closing or a failure keeps the text. */
export function ReportDialog({ opened, partner, latest, onClose }: ReportDialogProps) {
  // The same for all attempts of one report.
  const clientId = useRef<string>(undefined);
  const form = useSendForm({
    initial: { motivo: '', texto: '', conMensaje: false },
    validate: ({ motivo, texto }) => reportFields.safeParse({ motivo, texto }),
    send: async ({ motivo, texto, conMensaje }) => {
      clientId.current ??= crypto.randomUUID();
      await api.moderation.reportPerson({
        other_key: partner.keylogin,
        motivo: motivo as ReportReason,
        texto,
        ...(conMensaje && latest && { id_mensaje: latest.id }),
        client_id: clientId.current,
      });
      clientId.current = undefined;
      form.reset();
      onClose();
      toast.success('El equipo de Maestros va a revisar tu reporte.', 'Gracias');
    },
  });

  return (
    <Dialog
      opened={opened}
      onClose={() => {
        if (!form.busy) onClose();
      }}
      title={`Reportar a ${partner.nombre}`}
      persistent
      lost={form.lost}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancelar
          </Button>
          <Button variant="danger" busy={form.busy} onClick={form.submit}>
            Enviar reporte
          </Button>
        </>
      }
    >
      <SendForm form={form}>
        <Stack gap={4}>
          <p>Lo lee el equipo de Maestros. A {partner.nombre} no se le avisa.</p>
          <ChoiceField label="¿Qué pasó?" options={options} {...form.field('motivo')} />
          <TextArea
            label="Cuéntanos más"
            optional
            maxLength={REPORT_TEXT_MAX}
            {...form.field('texto')}
          />
          {latest && (
            <Checkbox
              label={`Incluir su último mensaje: «${excerptOf(latest)}»`}
              {...form.field('conMensaje')}
            />
          )}
        </Stack>
      </SendForm>
    </Dialog>
  );
}

function excerptOf({ msg }: Message): string {
  if (msg === '') return 'Imagen';
  return msg.length > EXCERPT_LENGTH ? `${msg.slice(0, EXCERPT_LENGTH)}…` : msg;
}
