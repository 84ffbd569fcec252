import { useQuery } from '@tanstack/react-query';
import { filled, type Topic } from '#domain/canned-answers/canned-answers.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { answersQuery } from './use-answers.ts';

export interface AnswersFor {
  readonly tema: Topic;
  /** What the topic's fields stand for here. */
  readonly valores: Readonly<Record<string, string>>;
}

interface ChooseAnswerProps extends AnswersFor {
  /** What is typed already. */
  typed: string;
  onChange: (texto: string) => void;
}

/** Offers the team's answers of a topic, filled in: in place of nothing typed, else below it. */
export function ChooseAnswer({ tema, valores, typed, onChange }: ChooseAnswerProps) {
  const { data } = useQuery(answersQuery);
  const answers = data?.respuestas.filter((one) => one.tema === tema) ?? [];
  if (answers.length === 0) return null;
  const choose = (id: string) => {
    const chosen = answers.find((one) => String(one.id) === id);
    if (!chosen) return;
    const text = filled(chosen.texto, valores);
    const kept = typed.trim();
    onChange(kept === '' ? text : `${kept}\n${text}`);
  };
  return (
    <SelectField
      filter
      label="Respuesta guardada"
      placeholder="Escribir otra cosa"
      placeholderDisabled={false}
      options={answers.map(({ id, titulo }) => ({ value: String(id), label: titulo }))}
      value={String(answers.find(({ texto }) => filled(texto, valores) === typed.trim())?.id ?? '')}
      onChange={choose}
    />
  );
}
