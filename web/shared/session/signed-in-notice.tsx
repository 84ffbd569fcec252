import { useNavigation } from 'react-router';
import { useSession } from '#web/api/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Row } from '#web/ui/stack.tsx';
import { homeOf } from './home-of.ts';

/** On login and sign-up: tells users who are already signed in, and links to their account. */
export function SignedInNotice() {
  const session = useSession();
  // After signing in the page is about to change: do not show it then.
  const leaving = useNavigation().state !== 'idle';
  if (!session || leaving) return null;
  return (
    <Card tone="sunken" padding="sm">
      <Row justify="between">
        <p>
          Ya iniciaste sesión como <strong>{session.user.nombre}</strong>.
        </p>
        <Button size="sm" variant="secondary" href={homeOf(session.user.rol)}>
          Ir a mi cuenta
        </Button>
      </Row>
    </Card>
  );
}
