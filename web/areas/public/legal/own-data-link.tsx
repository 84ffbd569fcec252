import { Link } from 'react-router';
import { ROL } from '#contract/call.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';

/** To where people exercise their rights themselves; visitors log in on the way. */
export function OwnDataLink() {
  const professional = useSession()?.user.rol === ROL.professional;
  return <Link to={professional ? paths.professionalAccount : paths.clientAccount}>tu cuenta</Link>;
}
