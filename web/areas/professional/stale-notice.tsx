import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Row } from '#web/ui/stack.tsx';

/** What is shown comes from the last visit, because the server did not answer. */
export function StaleNotice({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <Card tone="sunken" padding="sm">
      <Row justify="between">
        <output>No pudimos actualizar tus datos. Ves lo último que guardamos.</output>
        <Button size="sm" variant="secondary" busy={busy} onClick={onRetry}>
          Intentar de nuevo
        </Button>
      </Row>
    </Card>
  );
}
