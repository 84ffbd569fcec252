import { IconCheck } from '@tabler/icons-react';
import type { PublicProfile } from '#contract/profile/view.ts';
import { shortDay } from '#lib/date-words.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import style from './checked-facts.module.css';

type Fact = PublicProfile['comprobado'][number];

const WORDS: Record<Fact['que'], readonly [what: string, when: string]> = {
  identidad: ['Identidad', 'el equipo revisó su INE el'],
  telefono: ['Teléfono', 'lo comprobó con un código el'],
  equipo: ['Cuenta', 'la validó el equipo el'],
  trabajo: ['Primer trabajo', 'terminado en Maestros el'],
};

/** What was checked of a professional, each with its day; only what is known. */
export function CheckedFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={style.facts}>
      {facts.map(({ que, at }) => (
        <li key={que}>
          <IconCheck size={18} aria-hidden />
          <span>
            <b>{WORDS[que][0]}</b>: {WORDS[que][1]}{' '}
            <time dateTime={at}>{shortDay(mexicoDay(Date.parse(at)))}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the badge means beyond the single facts. */
export const VALIDATED_NOTE =
  'Solo los profesionales validados aparecen en las búsquedas y pueden enviar propuestas.';
