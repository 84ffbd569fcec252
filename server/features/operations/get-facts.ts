import { getFacts as call } from '#contract/operations.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { factPlace, unattendedFacts } from './facts.ts';
import { PAGE } from './queries.ts';

export const getFacts = handle(call, async ({ despues }, { db }) => {
  const after = despues ? ((await factPlace(db, despues)) ?? null) : null;
  const { shown, following } = pageOf(
    await unattendedFacts(db, after, PAGE + 1),
    PAGE,
    ({ id }) => id,
  );
  return {
    hechos: shown.map(({ id, type, objeto, received_at, events }) => ({
      id,
      tipo: type,
      objeto,
      createAt: received_at.toISOString(),
      eventos: events.map((event) => ({
        ...event,
        createAt: new Date(event.createAt).toISOString(),
      })),
    })),
    ...following,
  };
});
