/** Rows that are read at once. */
const CHUNK = 1_000;

/** What is read of many keys for a file, some at a time, in their order. */
export async function inChunks<Read>(
  keys: readonly number[],
  read: (keys: readonly number[]) => Promise<readonly Read[]>,
): Promise<Read[]> {
  const all: Read[] = [];
  for (let at = 0; at < keys.length; at += CHUNK)
    all.push(...(await read(keys.slice(at, at + CHUNK))));
  return all;
}

/** These rows in the order of their keys. */
export function inOrder<Row extends { readonly id: number }>(
  keys: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.flatMap((key) => byId.get(key) ?? []);
}
