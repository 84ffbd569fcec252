import type { Permission } from '#domain/administrators/permissions.ts';
import type { Approval } from '#contract/approvals.ts';
import { approve, getApprovals, reject, withdraw } from '#contract/approvals.ts';
import { deleteAccount } from '#contract/accounts.ts';
import { type Call, ROL } from '#contract/call.ts';
import { makeAdmin } from '#demo/factories.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { sessionOf } from '#server/testing/project.ts';

/** «success» or the code of a reply. */
const codeOf = (reply: object): string => ('code' in reply ? String(reply.code) : 'success');

/** Somebody of the team, with what they do about approvals. */
export async function member(test: TestApp, nombre: string, ...permisos: Permission[]) {
  const facts = { nombre, apellidos: 'Paz', ...(permisos.length > 0 && { permisos }) };
  const made = await makeAdmin(test.services, facts);
  const as = sessionOf(made);
  const outcome = async (call: Call, input: object) =>
    codeOf(await test.call.reply(call, input, { as }));
  return {
    id: made.id,
    keylogin: made.keylogin,
    as,
    outcome,
    said: async (call: Call, input: object) =>
      (await test.call.reply(call, input, { as })) as { mensaje: string; code?: string },
    remove: (keylogin: string) => outcome(deleteAccount, { id: keylogin }),
    approve: (id: number) => outcome(approve, { id }),
    reject: (id: number, motivo = 'Falta hablar con ella.') => outcome(reject, { id, motivo }),
    withdraw: (id: number) => outcome(withdraw, { id }),
    queue: () => test.call.send(getApprovals, {}, { as }),
    /** What waits, of which there is one. */
    waiting: async (): Promise<Approval> => {
      const { en_espera } = await test.call.send(getApprovals, {}, { as });
      const [one, ...others] = en_espera;
      if (!one || others.length > 0) throw new Error(`${en_espera.length} wait`);
      return one;
    },
  };
}

/** Does what needs a second person, with a new one who approves it. */
export async function byTwo(test: TestApp, call: Call, input: object, as: Credentials) {
  const reply = await test.call.reply(call, input, { as });
  if (codeOf(reply) !== 'approval_waiting') return codeOf(reply);
  const [waiting] = (await test.call.send(getApprovals, {}, { as })).en_espera;
  const second = sessionOf(await makeAdmin(test.services));
  return codeOf(await test.call.reply(approve, { id: waiting?.id }, { as: second }));
}

export type Member = Awaited<ReturnType<typeof member>>;

/** The next test has a team of its own, for whom nothing waits yet. */
export async function dismissTeam({ services: { db, clock } }: TestApp): Promise<void> {
  await db
    .updateTable('account')
    .set(({ ref }) => ({
      suspended_at: clock(),
      suspended_by: ref('id'),
      suspended_motivo: 'Otro equipo',
    }))
    .where('rol', '=', ROL.admin)
    .where('suspended_at', 'is', null)
    .execute();
  await db.deleteFrom('approval_object').execute();
  await db
    .updateTable('approval')
    .set({ estado: 'sin_efecto', ended_at: clock(), encrypted_input: null })
    .where('estado', '=', 'en_espera')
    .execute();
}

/** The audit entries of an action, newest first, with who did it and who approved it. */
export const auditOf = (test: TestApp, action: string) =>
  test.services.db
    .selectFrom('audit_log')
    .select(['admin_id', 'approved_by', 'subject_id', 'before', 'after'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute();

/** What somebody of the team finds in their list. */
export const listOf = async (test: TestApp, accountId: number) =>
  (
    await test.services.db
      .selectFrom('notification')
      .select(['msg', 'path'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute()
  ).map(({ msg, path }) => `${msg} ${path}`);
