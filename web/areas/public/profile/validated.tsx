import { IconCheck, IconChevronDown, IconShieldCheck } from '@tabler/icons-react';
import { longDate, shortDate } from '../date-words.ts';
import style from './validated.module.css';

const checked = [
  'Sus datos de contacto',
  'Su experiencia en el oficio',
  'Las referencias de trabajos anteriores',
];

/** The validation badge; it opens to show what was checked and when. */
export function Validated({ nombre, at }: { nombre: string; at: string }) {
  return (
    <details className={style.badge}>
      <summary>
        <IconShieldCheck size={18} aria-hidden />
        Validado · {shortDate(at)}
        <IconChevronDown className={style.arrow} size={18} aria-hidden />
      </summary>
      <div className={style.panel}>
        <p>
          El equipo de Maestros revisó a <b>{nombre}</b> el {longDate(at)}:
        </p>
        <ul>
          {checked.map((what) => (
            <li key={what}>
              <IconCheck size={18} aria-hidden />
              {what}
            </li>
          ))}
        </ul>
        <p className={style.note}>
          Solo los profesionales validados aparecen en las búsquedas y pueden enviar propuestas.
        </p>
      </div>
    </details>
  );
}
