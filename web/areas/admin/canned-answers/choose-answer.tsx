import { useQuery } from '@tanstack/react-query';
import { filled, type Topic } from '#domain/canned-answers/canned-answers.ts';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import style from './canned-answers.module.css';
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

/**
 * Offers the team's answers of a topic, filled in: in place of nothing typed, else below it. The arrow keys pass over
 * answers in a closed list, so that one is only written by its button.
 */
export function ChooseAnswer({ tema, valores, typed, onChange }: ChooseAnswerProps) {
  const { data } = useQuery(answersQuery);
  const [id, setId] = useState('');
  const answers = data?.respuestas.filter((one) => one.tema === tema) ?? [];
  if (answers.length === 0) return null;
  const chosen = answers.find((one) => String(one.id) === id);
  const insert = () => {
    if (!chosen) return;
    const text = filled(chosen.texto, valores);
    const kept = typed.trim();
    onChange(kept === '' ? text : `${kept}\n${text}`);
    setId('');
  };
  return (
    <div className={style.choosing}>
      <SelectField
        filter
        label="Respuesta guardada"
        placeholder="Escribir otra cosa"
        placeholderDisabled={false}
        options={answers.map((one) => ({ value: String(one.id), label: one.titulo }))}
        value={chosen ? id : ''}
        onChange={setId}
        onKeyDown={(event) => {
          // In a form Enter would send it.
          if (event.key !== 'Enter' || !chosen) return;
          event.preventDefault();
          insert();
        }}
      />
      <Button
        variant="secondary"
        disabledReason={chosen ? undefined : 'Elige antes una respuesta guardada.'}
        onClick={insert}
      >
        Insertar
      </Button>
    </div>
  );
}
