import { useEffect } from 'react';
import { local } from '#lib/browser-storage.ts';

/** Sends what somebody wrote in a chat without a connection as soon as there is one, wherever they are then (4 §E). */
export function useUnsent(me: string): void {
  useEffect(() => {
    const resume = () => {
      if (!local.items().some((name) => name.startsWith(`chat_outbox:${me}:`))) return;
      import('../chat/outbox.ts')
        .then(({ resumeOutboxes }) => resumeOutboxes(me))
        .catch(() => {
          // Its script needs the connection too; the next time that it comes back, or a page opens, tries again.
        });
    };
    resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [me]);
}
