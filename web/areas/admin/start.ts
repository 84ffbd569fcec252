import { redirect } from 'react-router';
import { ROL } from '#contract/call.ts';
import { paths } from '#web/paths.ts';
import { requireSession } from '#web/shared/session/guard.ts';

/** /admin: the area begins with its accounts. */
export function clientLoader() {
  requireSession(ROL.admin);
  throw redirect(paths.accounts);
}

export default function AdminStart() {
  return null;
}
