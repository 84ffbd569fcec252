import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { OwnRequest } from '#contract/requests.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';

interface ReopenProps {
  request: OwnRequest;
  onReopened: () => Promise<void>;
}

/** Asks those anew who were passed over, after the project with who was chosen was cancelled (4 §G). */
export function Reopen({ request, onReopened }: ReopenProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const reopen = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await api.requests.reopenRequest({ id: request.id });
      toast.success('Ya les preguntamos de nuevo.');
    } catch (error) {
      setFailure(failureOf(error).mensaje);
    }
    // Also when it changed meanwhile.
    await onReopened();
    setBusy(false);
  };
  return (
    <div>
      <Button
        icon={<IconRefresh size={20} aria-hidden />}
        busy={busy}
        onClick={() => void reopen()}
      >
        Preguntar de nuevo a los demás
      </Button>
      {failure !== null && <p role="alert">{failure}</p>}
    </div>
  );
}
