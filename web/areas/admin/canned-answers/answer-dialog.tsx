import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CannedAnswer, saveCannedAnswer } from '#contract/canned-answers.ts';
import {
  fieldsText,
  TEXT_MAX,
  TITLE_MAX,
  TOPIC,
  type Topic,
  TOPICS,
} from '#domain/canned-answers/canned-answers.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
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
  // What it says by now, where somebody changed it while one typed.
  const [theirs, setTheirs] = useState<CannedAnswer>();
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
      try {
        await api.cannedAnswers.saveCannedAnswer({ ...which, ...values });
      } catch (error) {
        const changed = error instanceof ApiError && error.code === 'canned_answer_changed';
        if (changed) {
          const now = await queries.fetchQuery({ ...answersQuery, staleTime: 0 });
          setTheirs([...now.respuestas, ...now.retiradas].find(({ id }) => id === answer?.id));
        }
        throw error;
      }
      onClose(false);
      toast.success('Respuesta guardada.', 'Éxito');
      await queries.invalidateQueries({ queryKey: answersQuery.queryKey });
    },
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
      {theirs && (
        <p role="alert">
          {theirs.retirada === 1 ? 'Ahora está retirada y dice' : 'Ahora dice'}: «{theirs.texto}» Si
          guardas otra vez, queda lo tuyo.
        </p>
      )}
    </FormDialog>
  );
}
