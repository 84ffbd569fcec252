import { approve } from '#contract/approvals.ts';
import { ROL, type Call, type Rol } from '#contract/call.ts';
import { type ErrorCode, statusOf } from '#contract/errors.ts';
import { makeAdmin, makeClient, makeProfessional, type Made } from '#demo/factories.ts';
import { openSession } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { giveMethod, showId } from '#server/features/payouts/testing.ts';
import type { TestApp } from '#server/testing/app.ts';
import { payees, type Person } from './state.ts';

/** A reply: `success` or the code of a refusal, and its body. */
export interface Answer {
  readonly code: string;
  readonly body: Record<string, unknown>;
}

/** The product with people in it. */
export interface World {
  readonly test: TestApp;
  readonly people: Readonly<Record<Person, Made>>;
  call(by: Person, call: Call, input: object): Promise<Answer>;
  /** Advances the clock; everybody signs in again, because sessions end meanwhile. */
  advanceTime(milliseconds: number): void;
  /** The ids of notices that have been delivered. */
  readonly delivered: Set<string>;
  /** The provider's newest event when this sequence began. */
  readonly firstEvent: string | undefined;
}

/** People who are not part of any project; all sequences share them. */
export interface Bystanders {
  readonly otherClient: Made;
  readonly newcomer: Made;
}

export const makeBystanders = async ({ services }: TestApp): Promise<Bystanders> => ({
  otherClient: await makeClient(services),
  newcomer: await makeProfessional(services, { validated: false }),
});

export async function makeWorld(
  test: TestApp,
  bystanders: Bystanders,
  { byTeam }: { byTeam: boolean },
): Promise<World> {
  const { services } = test;
  const people: Record<Person, Made> = {
    ...bystanders,
    client: await makeClient(services),
    professional: byTeam ? await makeAdmin(services) : await makeProfessional(services),
    admin: await makeAdmin(services),
    otherProfessional: await makeProfessional(services),
  };
  /** Approves what needs a second person, so that what is asked for is done. */
  const colleague = await makeAdmin(services);
  // Everybody who can receive payouts has a payment method and an ID on file.
  for (const who of payees(byTeam)) {
    await giveMethod(test, people[who].id);
    await showId(test, people[who].id);
  }
  const sessions = new Map<string, string>();
  const signIn = ({ id }: Made, rol: Rol) =>
    inTransaction(services.db, (trx) =>
      openSession(trx, { id, rol }, { now: services.clock(), userAgent: 'model' }),
    );
  const credentials = async (who: Made, rol: Rol) => {
    const { keylogin } = who;
    const session_id = sessions.get(keylogin) ?? (await signIn(who, rol));
    sessions.set(keylogin, session_id);
    return { session_id, keylogin };
  };
  return {
    test,
    people,
    async call(by, call, input) {
      const as = await credentials(people[by], rolOf(by, byTeam));
      const first = await test.call.reply(call, input, { as });
      const waits = 'code' in first && first.code === 'approval_waiting';
      const { status, ...body } = waits
        ? await test.call.reply(approve, await askedBy(services, people[by]), {
            as: await credentials(colleague, ROL.admin),
          })
        : first;
      const code = 'code' in body ? String(body.code) : 'success';
      const expected = code === 'success' ? 200 : statusOf(code as ErrorCode);
      if (status !== expected || status >= 500)
        throw new Error(`${call.path} answered ${status} ${JSON.stringify(body)}`);
      return { code, body };
    },
    delivered: new Set(),
    firstEvent: (await test.stripe.events.list({ limit: 1 })).data[0]?.id,
    advanceTime(milliseconds) {
      test.advance(milliseconds);
      sessions.clear();
    },
  };
}

/** What somebody has just asked a second person for. */
const askedBy = ({ db }: Services, { id }: Made) =>
  db
    .selectFrom('approval')
    .select('id')
    .where('asked_by', '=', id)
    .where('estado', '=', 'en_espera')
    .executeTakeFirstOrThrow();

function rolOf(who: Person, byTeam: boolean) {
  if (who === 'admin' || (who === 'professional' && byTeam)) return ROL.admin;
  return who === 'client' || who === 'otherClient' ? ROL.client : ROL.professional;
}
