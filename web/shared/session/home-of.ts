import { ROL, type Rol } from '#contract/call.ts';
import { paths } from '#web/paths.ts';

const HOMES: Record<Rol, string> = {
  [ROL.client]: paths.client,
  [ROL.professional]: paths.professional,
  [ROL.admin]: paths.accounts,
};

/** The home page of each kind of account. */
export const homeOf = (rol: Rol): string => HOMES[rol];
