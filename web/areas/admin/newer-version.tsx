import { type ReactNode, useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { toast } from '#web/ui/toast/toast.ts';
import style from './newer-version.module.css';

/** What was found after somebody was faster, and the sentence that says who. */
interface Newer<Found> {
  readonly found: Found;
  readonly mensaje: string;
}

/**
 * What somebody else has saved while one typed: `onFailure` of a form loads it where the call says `code`, and nothing
 * typed is lost.
 */
export function useNewerVersion<Found>(code: ApiError['code'], load: () => Promise<Found>) {
  const [newer, setNewer] = useState<Newer<Found>>();
  const catchUp = async (mensaje: string) => setNewer({ found: await load(), mensaje });
  return {
    newer,
    forget: () => setNewer(undefined),
    onFailure: (mensaje: string, error: unknown) => {
      toast.error(mensaje);
      if (error instanceof ApiError && error.code === code) void catchUp(mensaje);
    },
  };
}

/** Says above a form who was faster and what is there now: to save again keeps one's own. */
export function NewerVersion({ mensaje, children }: { mensaje: string; children: ReactNode }) {
  return (
    <div role="status" className={style.now}>
      <p>{mensaje}</p>
      {children}
      <p>Si guardas, queda lo tuyo.</p>
    </div>
  );
}
