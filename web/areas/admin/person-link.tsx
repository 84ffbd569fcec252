import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import style from './person-link.module.css';

interface PersonLinkProps {
  person: { readonly keylogin: string; readonly nombre: string };
}

/** A person's name as a link to the account, with a touch-sized target. */
export const PersonLink = ({ person: { keylogin, nombre } }: PersonLinkProps) => (
  <Link className={style.link} to={paths.account(keylogin)}>
    {nombre}
  </Link>
);
