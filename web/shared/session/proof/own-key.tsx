import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { signWithKey } from '../passkeys/device.ts';
import { useKnowsPasskeys } from '../passkeys/use-passkeys.ts';

/** Proves who one is with a key of one's device; nothing for whoever has none, or a browser that knows none. */
export function OwnKey({ onProved }: { onProved: () => void }) {
  const [busy, setBusy] = useState(false);
  const known = useKnowsPasskeys();
  const { data } = useQuery({
    queryKey: ['own-keys'],
    queryFn: () => api.secondFactor.getPasskeyChallenge({}),
    gcTime: 0,
    enabled: known,
    retry: false,
  });
  if (!data?.llaves.length) return null;
  const use = async () => {
    setBusy(true);
    try {
      // Asked anew: whoever read for long has one that does not hold any more.
      const { reto, llaves } = await api.secondFactor.getPasskeyChallenge({});
      await api.session.prove({ llave: await signWithKey(reto, llaves) });
      onProved();
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      fullWidth
      variant="secondary"
      icon={<IconKey size={20} aria-hidden />}
      busy={busy}
      onClick={() => void use()}
    >
      Usar mi llave de acceso
    </Button>
  );
}
