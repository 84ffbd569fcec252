import { ROL, type Rol } from '#contract/call.ts';
import { paths } from '#web/paths.ts';

const HOMES: Record<Rol, string> = {
  [ROL.client]: paths.client,
  [ROL.professional]: paths.professional,
  [ROL.admin]: paths.accounts,
};

/** Where each kind of account has its own things. */
export const homeOf = (rol: Rol): string => HOMES[rol];
