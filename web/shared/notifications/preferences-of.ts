import { ROL, type Rol } from '#contract/call.ts';
import { paths } from '#web/paths.ts';

/** Where somebody chooses what reaches them. */
export const preferencesOf = (rol: Rol): string =>
  rol === ROL.professional ? paths.professionalPreferences : paths.clientPreferences;
