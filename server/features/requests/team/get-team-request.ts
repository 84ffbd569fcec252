import { getTeamRequest as call } from '#contract/requests.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { emailOfListed, nameOfListed, visibleName } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { recipientsOf } from '../queries.ts';
import { earlierOffers, recipientView, requestView } from '../views.ts';
import { requestRow } from './queries.ts';

export const getTeamRequest = handle(call, async ({ id }, context) => {
  const { caller, db, now } = context;
  const row = (await requestRow(db, id)) ?? fail('request_not_found');
  const recipients = await recipientsOf(db, [id]);
  const before = await earlierOffers(db, recipients);
  // Its words and pictures stand in private chats: the reader is recorded, as there (decisions §4).
  await audit(db, {
    adminId: caller.id,
    action: 'ver_solicitud',
    subjectId: String(id),
    people: [row.client.id, ...recipients.map(({ professional_id }) => professional_id)],
    now,
  });
  return {
    solicitud: {
      ...requestView(row, context),
      cliente: {
        keylogin: row.client.keylogin,
        nombre: nameOfListed(row.client),
        email: emailOfListed(row.client),
        eliminada: zeroOrOne(row.client.deleted_at !== null),
      },
      destinatarios: recipients.map((one) => ({
        ...recipientView(one, row, now, before),
        nombre: visibleName(one),
        eliminada: zeroOrOne(one.deleted_at !== null),
        vence: one.answer_until.toISOString(),
      })),
      vence: new Date(
        Math.max(...[row.created_at, ...recipients.map((one) => one.answer_until)].map(Number)),
      ).toISOString(),
    },
  };
});

const zeroOrOne = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
