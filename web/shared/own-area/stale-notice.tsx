import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Row } from '#web/ui/stack.tsx';

export interface StaleNoticeProps {
  /** What may be out of date, as in «tus proyectos». */
  what: string;
  onRetry: () => void;
  busy: boolean;
}

/** Says that the data shown is from the last visit, because the server did not answer. */
export function StaleNotice({ what, onRetry, busy }: StaleNoticeProps) {
  return (
    <Card tone="sunken" padding="sm">
      <Row justify="between">
        <output>{`No pudimos actualizar ${what}. Ves lo último que guardamos.`}</output>
        <Button size="sm" variant="secondary" busy={busy} onClick={onRetry}>
          Intentar de nuevo
        </Button>
      </Row>
    </Card>
  );
}
