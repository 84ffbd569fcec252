import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states.tsx';

interface DetailProblemProps {
  error: Error;
  onRetry: () => void;
  busy: boolean;
  /** The way back, for who came by an address that leads to nothing: «Ver tus solicitudes». */
  back: { to: string; label: string };
  /** What failed, where another try may help. */
  title?: string;
}

/** Shown instead of one thing that could not be read: that there is none, with the way back; else why, and another try. */
export function DetailProblem({ error, onRetry, busy, back, title }: DetailProblemProps) {
  if (!leadsNowhere(error))
    return (
      <ErrorState {...(title !== undefined && { title })} {...{ onRetry, busy }}>
        {error.message}
      </ErrorState>
    );
  return (
    <ErrorState
      title="Esta dirección no lleva a nada"
      action={
        <Button variant="secondary" href={back.to}>
          {back.label}
        </Button>
      }
    >
      {error.code === 'invalid_input' ? 'Quizá le falta o le sobra algo.' : error.message}
    </ErrorState>
  );
}

/** Answers about the address itself, which another try would only repeat. */
const ABOUT_ADDRESS: readonly string[] = [
  'invalid_input',
  'conversation_not_allowed',
  'conversation_with_self',
  'recipient_is_client',
];

const leadsNowhere = (error: Error): error is ApiError =>
  error instanceof ApiError &&
  (error.code.endsWith('_not_found') || ABOUT_ADDRESS.includes(error.code));
