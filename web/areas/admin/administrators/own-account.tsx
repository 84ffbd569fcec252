import { PERMISSION_NAMES } from '#domain/administrators/permissions.ts';
import { OwnAccountForms } from '#web/shared/accounts/own-account-forms.tsx';
import { Password } from '#web/shared/accounts/password.tsx';
import { Sessions } from '#web/shared/accounts/sessions.tsx';
import { Section } from '#web/shared/own-area/section.tsx';
import { StaleNotice } from '#web/shared/own-area/stale-notice.tsx';
import { SecondFactor } from '#web/shared/second-factor/second-factor.tsx';
import { useUser } from '#web/shared/session/use-user.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Fact, Facts } from '../facts.tsx';

export const meta = () => [{ title: 'Mi cuenta · Maestros' }];

/** /admin/mi-cuenta (4 §F): who one is in the team, the password, and where one's sessions are open. */
export default function OwnAccount() {
  const { user, failed, busy, refresh } = useUser();
  const { account, permisos = ['dueño'] } = user;
  return (
    <Stack gap={5}>
      <h1>Mi cuenta</h1>
      {failed && <StaleNotice what="tu cuenta" onRetry={refresh} busy={busy} />}
      <Section title="Quién eres en el equipo">
        <Stack gap={5}>
          <Card>
            <Facts>
              <Fact label="Permisos">
                {permisos.map((one) => PERMISSION_NAMES[one]).join(', ')}
              </Fact>
            </Facts>
          </Card>
          <OwnAccountForms user={user} />
        </Stack>
      </Section>
      <Password email={account.email} holdsPayouts={false} />
      <SecondFactor />
      <Sessions />
    </Stack>
  );
}
