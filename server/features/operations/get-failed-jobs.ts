import { getFailedJobs as call } from '#contract/operations.ts';
import { handle } from '#server/calls/handler.ts';
import { redactError } from './redact-error.ts';
import { failedJobs } from './queries.ts';

export const getFailedJobs = handle(call, async (_input, { db }) => ({
  trabajos: (await failedJobs(db)).map(({ id, tipo, intentos, error, created_at, updated_at }) => ({
    id,
    tipo,
    intentos,
    error: redactError(error ?? ''),
    createAt: created_at.toISOString(),
    fallo_at: updated_at.toISOString(),
  })),
}));
