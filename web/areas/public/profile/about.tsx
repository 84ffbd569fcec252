import { Link } from 'react-router';
import type { PublicProfile } from '#contract/profile/view.ts';
import { paths } from '#web/paths.ts';
import { monthAndYear, shortDate } from '../date-words.ts';
import style from './about.module.css';

/** How many finished projects are listed; the header has the total. */
const PROJECTS = 8;

export function About({ profile }: { profile: PublicProfile }) {
  const trades = [...new Set([profile.profesion, ...profile.profesiones])];
  const projects = profile.proposal.slice(0, PROJECTS);
  return (
    <section aria-labelledby="acerca">
      <h2 id="acerca">Acerca</h2>
      <p className={style.text}>{profile.descripcion}</p>

      <h3 className={style.title}>Oficios</h3>
      <ul className={style.trades}>
        {trades.map((trade) => (
          <li key={trade}>
            <Link to={paths.category(trade)}>{trade}</Link>
          </li>
        ))}
      </ul>

      {projects.length > 0 && (
        <>
          <h3 className={style.title}>Últimos proyectos terminados</h3>
          <ul className={style.projects}>
            {projects.map((project) => (
              <li key={project.id}>
                <span>{project.titulo}</span>
                <time dateTime={project.updateAt}>{shortDate(project.updateAt)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={style.since}>En Maestros desde {monthAndYear(profile.miembro_desde)}.</p>
    </section>
  );
}
