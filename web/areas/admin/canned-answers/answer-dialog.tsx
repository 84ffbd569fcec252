import { useQueryClient } from '@tanstack/react-query';
import { type CannedAnswer, saveCannedAnswer } from '#contract/canned-answers.ts';
import {
  fieldsText,
  TEXT_MAX,
  TITLE_MAX,
  TOPIC,
  type Topic,
  TOPICS,
} from '#domain/canned-answers/canned-answers.ts';
import { api } from '#web/api/index.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { NewerVersion, useNewerVersion } from '../newer-version.tsx';
import { answersQuery } from './use-answers.ts';

interface AnswerDialogProps {
  /** The one that is changed; without it a new one. */
  answer?: CannedAnswer;
  opened: boolean;
  /** Whether something is typed that was not saved, which stays. */
  onClose: (typed: boolean) => void;
}

/** Writes an answer; closing keeps what was typed. */
export function AnswerDialog({ answer, opened, onClose }: AnswerDialogProps) {
  const queries = useQueryClient();
  const { newer, onFailure } = useNewerVersion('canned_answer_changed', async () => {
    const now = await queries.fetchQuery({ ...answersQuery, staleTime: 0 });
    return [...now.respuestas, ...now.retiradas].find(({ id }) => id === answer?.id);
  });
  const theirs = newer?.found;
  const known = theirs ?? answer;
  const which = known && { id: known.id, version: known.version };
  const initial = {
    tema: answer?.tema ?? ('' as Topic),
    titulo: answer?.titulo ?? '',
    texto: answer?.texto ?? '',
  };
  const form = useSendForm({
    initial,
    validate: (values) => saveCannedAnswer.input.safeParse({ ...which, ...values }),
    send: async (values) => {
      await api.cannedAnswers.saveCannedAnswer({ ...which, ...values });
      onClose(false);
      toast.success('Respuesta guardada.', 'Éxito');
      await queries.invalidateQueries({ queryKey: answersQuery.queryKey });
    },
    onFailure,
  });
  const { values } = form;
  const { tema } = values;
  return (
    <FormDialog
      opened={opened}
      onClose={() => onClose(form.dirty)}
      title={answer ? `Editar «${answer.titulo}»` : 'Nueva respuesta'}
      form={form}
      sendLabel="Guardar"
    >
      {newer && (
        <NewerVersion mensaje={newer.mensaje}>
          {theirs && (
            <p>
              {theirs.retirada === 1 ? 'Ahora está retirada y dice' : 'Ahora dice'}: {theirs.texto}
            </p>
          )}
        </NewerVersion>
      )}
      <SelectField
        label="Para qué es"
        placeholder="Elige"
        options={TOPICS.map((value) => ({ value, label: TOPIC[value].name }))}
        {...form.field('tema')}
        onChange={(value) => form.set({ tema: value as Topic })}
      />
      <TextField
        label="Título"
        description="Solo lo ve el equipo, al elegirla."
        maxLength={TITLE_MAX}
        {...form.field('titulo')}
      />
      <TextArea
        label="Respuesta"
        description={
          tema
            ? `Escribe ${fieldsText(tema)} donde va el dato.`
            : 'Elige primero para qué es: cada una tiene sus datos.'
        }
        maxLength={TEXT_MAX}
        {...form.field('texto')}
      />
    </FormDialog>
  );
}
