import { Link } from 'react-router';
import { ROL } from '#contract/call.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';

/** Links to the screen where users exercise their rights; visitors have to log in first. */
export function OwnDataLink() {
  const professional = useSession()?.user.rol === ROL.professional;
  return <Link to={professional ? paths.professionalAccount : paths.clientAccount}>tu cuenta</Link>;
}
