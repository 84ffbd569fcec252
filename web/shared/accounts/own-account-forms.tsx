import { useState } from 'react';
import { ROL } from '#contract/call.ts';
import type { User } from '#contract/views.ts';
import { Stack } from '#web/ui/stack.tsx';
import { useFocusKept } from '#web/ui/use-focus-kept.ts';
import { AccountForm } from './account-form.tsx';
import { PendingChange } from './pending-change.tsx';
import style from './pending-change.module.css';

/** One's account, below the phone and e-mail that were asked for and count once their codes are typed (4 §I). */
export function OwnAccountForms({ user }: { user: User }) {
  const pending = user.contacto_pendiente ?? [];
  // One that is asked for on this screen has the focus, so that its code is typed next.
  const [atFirst] = useState(pending);
  const box = useFocusKept();
  return (
    <div ref={box} tabIndex={-1} className={style.box}>
      <Stack gap={5}>
        {pending.map((change) => (
          <PendingChange
            key={`${change.dato} ${change.valor}`}
            change={change}
            present={user.account[change.dato]}
            holdsPayouts={user.rol === ROL.professional}
            isNew={!atFirst.some(({ valor }) => valor === change.valor)}
          />
        ))}
        <AccountForm user={user} />
      </Stack>
    </div>
  );
}
