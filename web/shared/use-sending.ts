import { useState } from 'react';
import { ApiError, type SendOptions } from '#web/api/client.ts';

/** What a form with images tells of its sending (`SendingNotice`). */
export function useSending() {
  const [sent, setSent] = useState<number | null>(null);
  const [lost, setLost] = useState(false);
  return {
    sent,
    lost,
    /** Makes the call; how far it is, is told where it carries images. */
    send: <Reply>(
      images: Record<string, File | null>,
      call: (options: SendOptions) => Promise<Reply>,
    ): Promise<Reply> => {
      setLost(false);
      const chosen = Object.entries(images).filter((entry): entry is [string, File] => !!entry[1]);
      const options =
        chosen.length > 0 ? { images: Object.fromEntries(chosen), onProgress: setSent } : {};
      return call(options).finally(() => setSent(null));
    },
    failed: (error: unknown) => setLost(error instanceof ApiError && error.code === 'network'),
  };
}
