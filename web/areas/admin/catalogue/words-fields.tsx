import { useLayoutEffect, useRef } from 'react';
import { CATEGORY_WORDS_MAX, OPTION_WORDS_MAX } from '#domain/catalogue/categories.ts';
import type { SendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import style from './categories.module.css';
import { type CategoryValues, optionProblems, wordsPlace } from './values.ts';

/** By which words of people the category and each of its options are found (4 §G). */
export function WordsFields({ form }: { form: SendForm<CategoryValues> }) {
  const options = form.values.form;
  // An error goes as soon as it is mended.
  const problems = optionProblems(form.values);
  const details = useRef<HTMLDetailsElement>(null);
  const wrong =
    form.field('palabras').error !== undefined ||
    options.some((_, index) => form.errorAt(wordsPlace(index)) !== undefined);
  useLayoutEffect(() => {
    // An error is in view: the form leads to it.
    if (wrong && details.current) details.current.open = true;
  }, [wrong]);
  return (
    <details className={style.words} ref={details}>
      <summary>Cómo la piden</summary>
      <p className={style.muted}>
        Separa con comas. En «baño tapado» las dos palabras pueden ir en cualquier orden; acentos,
        plurales y «tapó» o «tapada» se entienden solos. Con «vidrio roto?» se pregunta antes de
        tomarlo.
      </p>
      <Stack gap={4}>
        <TextArea
          label="Palabras de la categoría"
          optional
          rows={3}
          maxLength={CATEGORY_WORDS_MAX}
          {...form.field('palabras')}
        />
        {options.map((option, index) => (
          <TextArea
            key={option.key}
            label={`Palabras de «${option.aparato ? `${option.aparato}: ` : ''}${option.opt}»`}
            optional
            rows={2}
            maxLength={OPTION_WORDS_MAX}
            value={option.palabras}
            error={form.errorAt(wordsPlace(index)) && problems[index]?.palabras}
            onChange={(palabras) =>
              form.set({
                form: options.map((one) => (one.key === option.key ? { ...one, palabras } : one)),
              })
            }
          />
        ))}
      </Stack>
    </details>
  );
}
