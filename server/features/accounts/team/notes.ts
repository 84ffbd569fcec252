import { addAccountNote as addCall, getAccountNotes as getCall } from '#contract/accounts.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { askedFilters, audit, auditRead } from '#server/features/audit/index.ts';
import { ACCOUNT_NOTES, noteOnce, notesOf } from './notebook.ts';
import { accountId } from './queries.ts';

export const getAccountNotes = handle(
  getCall,
  async ({ user_id, despues }, { caller, db, now }) => {
    const { id } = (await accountId(db, user_id)) ?? fail('account_not_found');
    await auditRead(db, {
      adminId: caller.id,
      action: 'leer_notas',
      subjectId: user_id,
      asked: askedFilters({ tras: despues }),
      of: [id],
      now,
    });
    return notesOf(db, ACCOUNT_NOTES, { id, before: despues });
  },
);

export const addAccountNote = handle(addCall, async (input, { caller, db, now }) => {
  const { user_id, texto, client_id } = input;
  const { id } = (await accountId(db, user_id)) ?? fail('account_not_found');
  const noted = { id, authorId: caller.id, texto, client_id, now };
  const { nota, added } = await noteOnce(db, ACCOUNT_NOTES, noted);
  if (added)
    await audit(db, {
      adminId: caller.id,
      action: 'anotar_cuenta',
      subjectId: user_id,
      people: [id],
      now,
    });
  return { nota };
});
