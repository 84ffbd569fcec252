import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import style from './person-link.module.css';

interface PersonLinkProps {
  person: { readonly keylogin: string; readonly nombre: string };
}

/** Somebody's name, which leads to their account; as high as a finger where one presses it. */
export const PersonLink = ({ person: { keylogin, nombre } }: PersonLinkProps) => (
  <Link className={style.link} to={paths.account(keylogin)}>
    {nombre}
  </Link>
);
