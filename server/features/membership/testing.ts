import * as membership from '#contract/membership.ts';
import * as payments from '#contract/payments.ts';
import { validateSession } from '#contract/session.ts';
import type { User } from '#contract/views.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';

/** A professional's membership, changed by calls. */
export interface TestMembership {
  readonly as: Credentials;
  /** Chooses a level without paying; answers `success` or the error code. */
  choose(id: number): Promise<string>;
  /** Prepares the payment of a level; answers the provider's id of it. */
  prepare(id: number): Promise<string>;
  /** Returns from the provider, with other parameters in the URL if given. */
  comeBack(intent: string, query?: Record<string, string>): Promise<string>;
  /** Prepares, pays by card and returns. */
  buy(id: number, card?: string): Promise<string>;
  user(): Promise<User>;
  /** The current level. */
  nivel(): Promise<number>;
}

export function membershipOf(test: TestApp, as: Credentials): TestMembership {
  const self: TestMembership = {
    as,
    choose: async (id) => {
      const reply = await test.call.reply(membership.updateMembership, { id }, { as });
      return 'code' in reply ? reply.code : 'success';
    },
    prepare: async (id) => {
      const { response } = await test.call.send(payments.createMembership, { id }, { as });
      return response.client_secret.split('_secret_')[0] ?? '';
    },
    comeBack: async (intent, query = {}) => {
      const { headers } = await test.app.inject({
        url: '/api/stripe/confirm_membership',
        query: { redirect: '/profesional/membresia/ty', ...query, payment_intent: intent },
      });
      return String(headers.location);
    },
    buy: async (id, card = 'pm_card_visa') => {
      const intent = await self.prepare(id);
      const confirmation = { payment_method: card, return_url: 'http://localhost/' };
      await test.stripe.paymentIntents.confirm(intent, confirmation).catch((error: Error) => error);
      await self.comeBack(intent);
      return intent;
    },
    user: async () => (await test.call.send(validateSession, {}, { as })).user,
    nivel: async () => (await self.user()).nivel,
  };
  return self;
}
