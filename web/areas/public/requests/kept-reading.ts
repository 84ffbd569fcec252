import type { RequestForm } from '#contract/requests/form.ts';
import { local } from '#lib/browser-storage.ts';
import type { Untyped } from './read-anew.ts';
import type { UnderstoodText } from './understood.ts';

// Kept beside the request and removed with it: without it a reload would take what was understood for typed, and the
// trade of one text would stay beside another.
const ITEM = 'solicitud_leida';

/** What was read of the request's text, and which of its fields nobody has touched. */
interface KeptReading {
  readonly understood: UnderstoodText | null;
  readonly untyped: Untyped;
  /** The earlier request that is repeated; null for a new one. */
  readonly carried: RequestForm | null;
}

export const keepReading = (reading: KeptReading): void =>
  void local.set(ITEM, JSON.stringify(reading));

/** What was read before; null where nothing was, or it cannot be read. */
export function keptReading(): KeptReading | null {
  try {
    const found = JSON.parse(local.get(ITEM) ?? 'null') as Partial<KeptReading> | null;
    const { understood = null, untyped, carried = null } = found ?? {};
    const isWhole = understood === null || Array.isArray(understood.maybe);
    return untyped?.held && untyped.filled && isWhole ? { understood, untyped, carried } : null;
  } catch {
    // It is not JSON.
    return null;
  }
}
