import { ROL } from '#contract/call.ts';
import { Screen } from '../own-area/screen.tsx';
import { StaleNotice } from '../own-area/stale-notice.tsx';
import { SecondFactor } from '../second-factor/second-factor.tsx';
import { useUser } from '../session/use-user.ts';
import { OwnAccountForms } from './own-account-forms.tsx';
import { OwnData } from './own-data.tsx';
import { Password } from './password.tsx';
import { Sessions } from './sessions.tsx';

export const meta = () => [{ title: 'Tu cuenta · Maestros' }];

/** /cliente/cuenta and /profesional/cuenta (2 §2). */
export default function OwnAccount() {
  const { user, failed, busy, refresh } = useUser();
  return (
    <Screen title="Tu cuenta">
      {failed && <StaleNotice what="tu cuenta" onRetry={refresh} busy={busy} />}
      <OwnAccountForms user={user} />
      <Password email={user.account.email} holdsPayouts={user.rol === ROL.professional} />
      <SecondFactor />
      <Sessions />
      <OwnData user={user} />
    </Screen>
  );
}
