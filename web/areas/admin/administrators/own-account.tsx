import { updateUserAccount } from '#contract/accounts.ts';
import { PERMISSION_NAMES } from '#domain/administrators/permissions.ts';
import { paths } from '#web/paths.ts';
import { Password } from '#web/shared/accounts/password.tsx';
import { Sessions } from '#web/shared/accounts/sessions.tsx';
import { Section } from '#web/shared/own-area/section.tsx';
import { StaleNotice } from '#web/shared/own-area/stale-notice.tsx';
import { SecondFactor } from '#web/shared/second-factor/second-factor.tsx';
import { useUser } from '#web/shared/session/use-user.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmailText } from '../email-text.tsx';
import { Fact, Facts } from '../facts.tsx';
import { TeamButton } from '../team-button.tsx';

export const meta = () => [{ title: 'Mi cuenta · Maestros' }];

/** /admin/mi-cuenta (4 §F): who one is in the team, the password, and where one's sessions are open. */
export default function OwnAccount() {
  const { user, failed, busy, refresh } = useUser();
  const { keylogin, nombre, account, permisos = ['dueño'] } = user;
  return (
    <Stack gap={5}>
      <h1>Mi cuenta</h1>
      {failed && <StaleNotice what="tu cuenta" onRetry={refresh} busy={busy} />}
      <Section title="Quién eres en el equipo">
        <Card>
          <Stack gap={4}>
            <Facts>
              <Fact label="Nombre">{nombre}</Fact>
              <Fact label="Correo">
                <EmailText email={account.email} />
              </Fact>
              <Fact label="Teléfono">{account.phone}</Fact>
              <Fact label="Permisos">
                {permisos.map((one) => PERMISSION_NAMES[one]).join(', ')}
              </Fact>
            </Facts>
            <div>
              <TeamButton
                call={updateUserAccount}
                variant="secondary"
                href={paths.account(keylogin)}
              >
                Cambiar mis datos
              </TeamButton>
            </div>
          </Stack>
        </Card>
      </Section>
      <Password email={account.email} holdsPayouts={false} />
      <SecondFactor />
      <Sessions />
    </Stack>
  );
}
