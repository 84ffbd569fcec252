import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import style from './person-link.module.css';

/** A project as a link to its page, with a touch-sized target. */
export const ProjectLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <Link className={style.link} to={paths.teamProject(id)}>
    {children}
  </Link>
);
