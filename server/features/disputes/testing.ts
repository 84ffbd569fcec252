import { openDispute, resolveDispute } from '#contract/disputes.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn } from '#server/testing/project.ts';

/** A project with an open dispute, and the dispute's id. */
export async function disputed(test: TestApp, estado = 'pagado') {
  const project = await projectIn(test, estado);
  const input = { id_proposal: project.id, texto: 'Quedó mal puesta.' };
  const { proposal } = await test.call.send(openDispute, input, { as: project.client });
  return { project, dispute_id: proposal.disputa?.id ?? 0 };
}

export const MOTIVO = 'Faltó la mitad del trabajo.';

/** Resolves a dispute; answers the reply, also a refusal. */
export const resolve = (
  test: TestApp,
  as: Credentials,
  input: { dispute_id: number; reembolso: unknown; motivo?: string; retenido?: number },
) => test.call.reply(resolveDispute, { motivo: MOTIVO, ...input }, { as });

export const codeOf = (reply: object): string => ('code' in reply ? String(reply.code) : 'success');
