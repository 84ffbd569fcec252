import { useState } from 'react';
import { ROL } from '#contract/call.ts';
import { LeaveGuard } from '#web/shared/leave-guard.tsx';
import { FormSkeleton } from '#web/shared/sign-up/form-skeleton.tsx';
import { loadLists } from '#web/shared/sign-up/lists.ts';
import { useLoaded } from '#web/shared/use-loaded.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { AccountForm } from './account-form.tsx';
import { AddressForm } from './address-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import type { Detail } from './detail.ts';

export type FormName = 'cuenta' | 'direccion' | 'perfil';

interface AccountFormsProps {
  data: Detail;
  /** The forms that are visible; the others keep their input (2 §2: tab 0 shows three, tabs 1 to 3 one). */
  shown: readonly FormName[];
}

/** The team's forms for an account's stored data. */
export function AccountForms({ data, shown }: AccountFormsProps) {
  const { user, nombres_anteriores } = data;
  const { value: lists, failure, retry } = useLoaded(loadLists, { toastOnError: true });
  const [dirty, setDirty] = useState<readonly FormName[]>([]);
  const form = (name: FormName) => ({
    user,
    onDirty: (is: boolean) =>
      setDirty((names) => [...names.filter((other) => other !== name), ...(is ? [name] : [])]),
  });
  const needsLists = shown.includes('direccion') || shown.includes('perfil');

  return (
    <>
      <LeaveGuard when={dirty.length > 0} />
      <div hidden={!shown.includes('cuenta')}>
        <AccountForm {...form('cuenta')} formerNames={nombres_anteriores} />
      </div>
      {!lists && needsLists && (
        <Card>{failure ? <ErrorState title={failure} onRetry={retry} /> : <FormSkeleton />}</Card>
      )}
      {lists && (
        <div hidden={!shown.includes('direccion')}>
          <AddressForm {...form('direccion')} {...lists} />
        </div>
      )}
      {lists && user.rol === ROL.professional && (
        <div hidden={!shown.includes('perfil')}>
          <ProfileForm {...form('perfil')} {...lists} />
        </div>
      )}
    </>
  );
}
