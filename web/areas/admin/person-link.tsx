import { paths } from '#web/paths.ts';
import { TeamLink } from './team-link.tsx';
import style from './person-link.module.css';

interface PersonLinkProps {
  person: { readonly keylogin: string; readonly nombre: string };
}

/** A person's name as a link to the account, with a touch-sized target. */
export const PersonLink = ({ person: { keylogin, nombre } }: PersonLinkProps) => (
  <TeamLink className={style.link} to={paths.account(keylogin)}>
    {nombre}
  </TeamLink>
);
