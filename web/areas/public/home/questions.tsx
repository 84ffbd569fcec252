import type { OutputOf } from '#contract/call.ts';
import type { getPreguntas } from '#contract/settings.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import style from './questions.module.css';
import { SectionTitle } from './title.tsx';

/** The most frequent questions, as the team has written them (4 §F). */
export function Questions({ preguntas }: OutputOf<typeof getPreguntas>) {
  if (preguntas.length === 0) return null;
  return (
    <Section id="preguntas">
      <div className={style.columns}>
        <SectionTitle title="Preguntas">
          Todo lo demás está en los <Link to={paths.terms}>términos y condiciones</Link>, en
          palabras que se entienden.
        </SectionTitle>
        <div className={style.list}>
          {preguntas.map(({ pregunta, respuesta }) => (
            // The same name for all: opening one closes the others.
            <details key={pregunta} className={style.item} name="preguntas">
              <summary>
                <h3 className={style.question}>{pregunta}</h3>
                <IconChevronDown className={style.arrow} size={22} aria-hidden />
              </summary>
              <p className={style.answer}>{respuesta}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
