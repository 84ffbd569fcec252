import { getPreferences as call } from '#contract/notifications.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { preferencesOf } from '../preferences.ts';

export const getPreferences = handleOutside(call, async (_input, { caller, db }) => ({
  preferencias: (await preferencesOf(db, caller.id)).map(({ activo, ...of }) => ({
    ...of,
    activo: activo ? (1 as const) : (0 as const),
  })),
}));
