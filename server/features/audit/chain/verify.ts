import type { Db, Trx } from '#server/db/pool.ts';
import { type Anchor, storedAnchors } from './anchors.ts';
import { chainEntries } from './chain.ts';
import { chainedAfter, hashAfter } from './content.ts';

/** What was found: how many entries are whole, and what is wrong after them; null when nothing is. */
export interface Verified {
  /** The place of the last entry that is as it was written. */
  readonly whole: number;
  readonly hash: string;
  /** How many anchors agree. */
  readonly anchors: number;
  /** In a sentence. */
  readonly broken: string | null;
}

const PAGE = 1000;
/** Before the first entry. */
const BEGINNING: Anchor = { day: '0001-01-01', entries: 0, hash: '' };

/**
 * Reads the chain in pages, from its beginning or from an anchor, and compares it with the anchors that are stored and with
 * `kept`, those that somebody kept elsewhere.
 */
export async function verifyAudit(
  db: Db | Trx,
  { kept = [], from = BEGINNING }: { kept?: readonly Anchor[]; from?: Anchor } = {},
): Promise<Verified> {
  await chainEntries(db);
  const anchors = [...(await storedAnchors(db, from.day)), ...kept].filter(
    ({ entries }) => entries >= from.entries,
  );
  const anchorsAt = Map.groupBy(anchors, ({ entries }) => entries);
  let [whole, hash, agreed] = [from.entries, from.hash, 0];
  const stop = (broken: string | null): Verified => ({ whole, hash, anchors: agreed, broken });

  const compare = (): string | null => {
    const here = anchorsAt.get(whole) ?? [];
    const other = here.find((anchor) => anchor.hash !== hash);
    if (other)
      return `La anotación ${whole} no es la del ancla del ${other.day}: algo de lo anotado hasta ese día se cambió y se volvió a encadenar.`;
    agreed += here.length;
    return null;
  };
  if (whole > 0) {
    const differs = compare();
    if (differs) return stop(differs);
  }
  for (;;) {
    const page = await chainedAfter(db, whole, PAGE);
    for (const entry of page) {
      if (entry.position !== whole + 1)
        return stop(
          `Falta la anotación ${whole + 1}: después de la ${whole} sigue la ${entry.position}.`,
        );
      if (hashAfter(hash, entry.content) !== entry.hash)
        return stop(
          `La anotación ${entry.position} (número ${entry.id} de la auditoría) no es la que se escribió.`,
        );
      [whole, hash] = [entry.position, entry.hash];
      const differs = compare();
      if (differs) return stop(differs);
    }
    if (page.length < PAGE) break;
  }
  const beyond = anchors.find(({ entries }) => entries > whole);
  return stop(
    beyond
      ? `Faltan las anotaciones desde la ${whole + 1}: el ancla del ${beyond.day} dice que había ${beyond.entries}.`
      : null,
  );
}
