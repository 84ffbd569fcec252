import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '#web/api/index.ts';
import { signWithKey } from '#web/shared/session/passkeys/device.ts';
import { useKnowsPasskeys } from '#web/shared/session/passkeys/use-passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { Entered } from './use-entrance.ts';

/** Signs in with a device's key, without e-mail and password; browsers that know none do not show it. */
export function PasskeyButton({ onEnter }: { onEnter: (entered: Entered) => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  if (!useKnowsPasskeys()) return null;
  const enter = async () => {
    setBusy(true);
    try {
      const { reto } = await api.session.beginPasskeyLogin({});
      await onEnter(await api.session.passkeyLogin({ respuesta: await signWithKey(reto) }));
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      fullWidth
      icon={<IconKey size={20} aria-hidden />}
      busy={busy}
      onClick={() => void enter()}
    >
      Entrar con llave de acceso
    </Button>
  );
}
