import { getSessions as call } from '#contract/privacy.ts';
import { deviceOf } from '#lib/device.ts';
import { handle } from '#server/calls/handler.ts';
import { openSessionsOf } from '#server/calls/open-sessions.ts';

export const getSessions = handle(call, async (_input, { caller, db, now }) => {
  const open = await openSessionsOf(db, caller, now);
  const sesiones = open.map(
    ({ id, token_hash, user_agent, country, network, created_at, last_seen_at }) => ({
      id,
      ...deviceOf(user_agent),
      pais: country || null,
      red: network,
      createAt: created_at.toISOString(),
      ultimo_uso: last_seen_at.toISOString(),
      actual: token_hash.equals(caller.sessionHash),
    }),
  );
  return { sesiones: sesiones.toSorted((a, b) => Number(b.actual) - Number(a.actual)) };
});
