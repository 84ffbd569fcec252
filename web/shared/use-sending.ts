import { useState } from 'react';
import { ApiError, type SendOptions } from '#web/api/client.ts';

/** The upload state of a form with images, for `SendingNotice`. */
export function useSending() {
  const [sent, setSent] = useState<number | null>(null);
  const [lost, setLost] = useState(false);
  return {
    sent,
    lost,
    /** Makes the call; reports progress when it carries images. */
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
