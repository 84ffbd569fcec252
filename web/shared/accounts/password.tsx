import { useState } from 'react';
import { Section } from '../own-area/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Row } from '#web/ui/stack.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** Opens the dialog that changes the password. */
export function Password({ email, holdsPayouts }: { email: string; holdsPayouts: boolean }) {
  const [opened, setOpened] = useState(false);
  return (
    <Section title="Contraseña">
      <Card>
        <Row justify="between" gap={4}>
          <p>Al cambiarla se cierran tus sesiones en los demás dispositivos.</p>
          <Button variant="secondary" onClick={() => setOpened(true)}>
            Cambiar contraseña
          </Button>
        </Row>
      </Card>
      {opened && (
        <PasswordDialog
          email={email}
          holdsPayouts={holdsPayouts}
          onClose={() => setOpened(false)}
        />
      )}
    </Section>
  );
}
