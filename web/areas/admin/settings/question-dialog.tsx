import { type Preguntas, preguntaFields } from '#contract/settings.ts';
import { ANSWER_MAX, FIGURES, QUESTION_MAX, repeatedQuestion } from '#domain/settings/questions.ts';
import { api } from '#web/api/index.ts';
import { withCampos } from '#web/ui/form/campos.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { NewerVersion, useNewerVersion } from '../newer-version.tsx';
import { useRefreshSettings } from './use-settings.ts';

interface QuestionDialogProps {
  /** As they were when it was opened: the list behind may be newer. */
  preguntas: Preguntas;
  /** The question as it was asked when the dialog was opened; null for a new one. */
  pregunta: string | null;
  opened: boolean;
  onClose: () => void;
  /** Called once nothing of it is unsaved. */
  onDone: () => void;
}

const FIGURES_TEXT = Object.entries(FIGURES)
  .map(([name, meaning]) => `{${name}}: ${meaning}`)
  .join('; ');

const preguntaOf = ({ valor }: Preguntas, asked: string | null) =>
  valor.find(({ pregunta }) => pregunta === asked);

/** Writes or edits a question. After somebody else's change it keeps what was typed and shows what is there now. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { preguntas, pregunta: asked, opened, onClose, onDone } = props;
  const refresh = useRefreshSettings();
  const { newer, forget, onFailure } = useNewerVersion('setting_changed', async () => {
    const now = await api.settings.getAjustes({});
    await refresh();
    return now.preguntas;
  });
  const seen = newer?.found ?? preguntas;
  const original = preguntaOf(preguntas, asked);
  const form = useSendForm({
    initial: { pregunta: original?.pregunta ?? '', respuesta: original?.respuesta ?? '' },
    validate: (values) =>
      withCampos(
        preguntaFields.safeParse({ ...values, retirada: false }),
        repeatedQuestion(placed(seen.valor, values)) === undefined
          ? {}
          : { pregunta: 'Esa pregunta ya está en la lista.' },
      ),
    send: async (values) => {
      const next = placed(seen.valor, {
        pregunta: values.pregunta.trim(),
        respuesta: values.respuesta.trim(),
      });
      await api.settings.savePreguntas({ version: seen.version, preguntas: next });
      toast.success('La pregunta se guardó.', 'Éxito');
      await refresh();
      onDone();
    },
    onFailure,
  });
  /** The list with what was typed in its place, or at the end where it has none. */
  const placed = (
    list: Preguntas['valor'],
    typed: { pregunta: string; respuesta: string },
  ): Preguntas['valor'] => {
    const place = list.findIndex(({ pregunta }) => pregunta === asked);
    const retirada = list[place]?.retirada ?? false;
    return place === -1
      ? [...list, { ...typed, retirada }]
      : list.map((one, index) => (index === place ? { ...typed, retirada } : one));
  };
  const current = preguntaOf(seen, asked);
  return (
    <FormDialog
      opened={opened}
      onClose={() => {
        forget();
        // What was typed is there again when it is opened; without any, it begins with what is there by then.
        if (form.dirty) onClose();
        else onDone();
      }}
      title={asked !== null ? 'Editar pregunta' : 'Nueva pregunta'}
      form={form}
      sendLabel="Guardar pregunta"
      fills
    >
      {newer && (
        <NewerVersion mensaje={newer.mensaje}>
          {asked !== null && (
            <p>{current ? `Ahora dice: ${current.respuesta}` : 'Esa pregunta ya no está.'}</p>
          )}
        </NewerVersion>
      )}
      <TextField label="Pregunta" maxLength={QUESTION_MAX} {...form.field('pregunta')} />
      <TextArea
        label="Respuesta"
        description={`Solo texto. Las cifras que pueden cambiar se escriben así: ${FIGURES_TEXT}.`}
        rows={6}
        maxLength={ANSWER_MAX}
        {...form.field('respuesta')}
      />
    </FormDialog>
  );
}
