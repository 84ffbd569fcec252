import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAccount } from '#contract/accounts.ts';
import { textOf } from '#contract/errors.ts';
import { useSession } from '#web/api/session-store.ts';
import { TeamButton } from '../../team-button.tsx';
import { DeleteDialog, type DeletedPerson } from './delete-dialog.tsx';

interface DeleteAccountButtonProps {
  person: DeletedPerson;
  size?: 'sm' | 'md';
  /** Accessible label with the name, for a list of buttons. */
  label?: string;
  /** Called after the deletion, before the lists are reloaded. */
  onDeleted?: () => void | Promise<void>;
}

/** Deletes an account after a question; administrators cannot delete their own. */
export function DeleteAccountButton({
  person,
  size = 'md',
  label,
  onDeleted,
}: DeleteAccountButtonProps) {
  const [opened, setOpened] = useState(false);
  const queries = useQueryClient();
  const own = useSession()?.keylogin === person.keylogin;
  return (
    <>
      <TeamButton
        call={deleteAccount}
        object={`account:${person.keylogin}`}
        variant="quiet"
        size={size}
        icon={<IconTrash size={18} aria-hidden />}
        label={label}
        disabledReason={own ? textOf('account_is_own') : undefined}
        onClick={() => setOpened(true)}
      >
        Eliminar
      </TeamButton>
      <DeleteDialog
        opened={opened}
        onClose={() => setOpened(false)}
        person={person}
        onWithdrawn={() => void queries.invalidateQueries({ queryKey: ['admin'] })}
        onDeleted={async () => {
          await onDeleted?.();
          queries.removeQueries({ queryKey: ['admin', 'account', person.keylogin] });
          await queries.invalidateQueries({ queryKey: ['admin'] });
        }}
      />
    </>
  );
}
