import { configureAccount as call } from '#contract/accounts.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { findLink, whyNotUsable } from './link.ts';

export const configureAccount = handle(call, async ({ id_sms }, { db, now }) => {
  const link = (await findLink(db, id_sms).executeTakeFirst()) ?? fail('configure_not_found');
  const refusal = whyNotUsable(link, now);
  if (refusal) fail(refusal);
  const { nombre, email } = link;
  return { account: { nombre, email, pass: '', confirm_pass: '', terms: false } };
});
