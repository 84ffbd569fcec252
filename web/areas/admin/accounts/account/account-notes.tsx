import { addAccountNote } from '#contract/accounts.ts';
import { api } from '#web/api/index.ts';
import { Notes } from '../../notes.tsx';

/** What the team noted of a person. */
export const AccountNotes = ({ keylogin: user_id }: { keylogin: string }) => (
  <Notes
    call={addAccountNote}
    book={{
      queryKey: ['admin', 'account-notes', user_id],
      lasts: 'Se queda mientras exista la cuenta. La persona no la ve.',
      read: (page, signal) => api.accounts.getAccountNotes({ user_id, ...page }, { signal }),
      input: (note) => ({ user_id, ...note }),
      add: (note) => api.accounts.addAccountNote({ user_id, ...note }),
    }}
  />
);
