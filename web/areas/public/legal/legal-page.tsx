import type { ReactNode } from 'react';
import { Section } from '#web/shared/layout/page.tsx';
import { longDate } from '../date-words.ts';
import style from './legal-page.module.css';

export interface LegalSection {
  id: string;
  title: string;
  text: ReactNode;
}

export interface LegalPageProps {
  title: string;
  /** The text in one paragraph. */
  summary: string;
  /** The day it took effect, which also names the version. */
  version: string;
  sections: readonly LegalSection[];
}

/** A long text of numbered sections, with a table of contents beside it. */
export function LegalPage({ title, summary, version, sections }: LegalPageProps) {
  return (
    <Section tone="paper">
      <header className={style.head}>
        <h1>{title}</h1>
        <p className={style.version}>
          Versión {version}, vigente desde el <time dateTime={version}>{longDate(version)}</time>
        </p>
        <p className={style.summary}>{summary}</p>
      </header>
      <div className={style.columns}>
        <nav className={style.contents} aria-label="Contenido">
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} className={style.section}>
              <h2>
                {index + 1}. {section.title}
              </h2>
              {section.text}
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}
