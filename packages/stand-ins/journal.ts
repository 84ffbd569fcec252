import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** A change of one row, as written to the file; without `value` the row was removed. */
type Change = { table: string; id: string; value?: unknown };

export type Table<T> = {
  get(id: string): T | undefined;
  set(id: string, value: T): void;
  delete(id: string): void;
  /** Oldest first. */
  values(): T[];
};

export type Journal = {
  table<T>(name: string): Table<T>;
  commit(): void;
};

const LINES_BEFORE_COMPACTING = 5000;
/** Messages with codes are in it. */
const OWN = 0o600;

/**
 * Tables in memory, with a file of their changes. One commit is one line, so a process that is killed while
 * writing loses that whole commit or nothing. Without a file, in memory only.
 */
export function openJournal(file?: string): Journal {
  const tables = new Map<string, Map<string, unknown>>();
  let staged: Change[] = [];
  let lines = 0;

  const rows = (name: string) => {
    const known = tables.get(name);
    if (known) return known;
    const created = new Map<string, unknown>();
    tables.set(name, created);
    return created;
  };

  function compact(path: string): void {
    const live: Change[] = [...tables].flatMap(([table, byId]) =>
      [...byId].map(([id, value]) => ({ table, id, value })),
    );
    const text = live.map((change) => `${JSON.stringify([change])}\n`).join('');
    // One that a killed process left would keep its mode.
    rmSync(`${path}.new`, { force: true });
    writeFileSync(`${path}.new`, text, { mode: OWN });
    renameSync(`${path}.new`, path);
    lines = live.length;
  }

  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    for (const { table, id, value } of readChanges(file)) {
      if (value === undefined) rows(table).delete(id);
      else rows(table).set(id, value);
    }
    compact(file);
  }

  return {
    table<T>(name: string): Table<T> {
      const byId = rows(name) as Map<string, T>;
      return {
        get: (id) => byId.get(id),
        set(id, value) {
          byId.set(id, value);
          staged.push({ table: name, id, value });
        },
        delete(id) {
          if (byId.delete(id)) staged.push({ table: name, id });
        },
        values: () => [...byId.values()],
      };
    },
    commit() {
      const changes = staged;
      staged = [];
      if (!file || changes.length === 0) return;
      appendFileSync(file, `${JSON.stringify(changes)}\n`, { mode: OWN });
      lines += 1;
      const live = [...tables.values()].reduce((sum, byId) => sum + byId.size, 0);
      if (lines > LINES_BEFORE_COMPACTING + 2 * live) compact(file);
    },
  };
}

function readChanges(file: string): Change[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return text.split('\n').flatMap((line): Change[] => {
    try {
      return JSON.parse(line) as Change[];
    } catch {
      // Only the last line can be incomplete, if a process died while writing it.
      return [];
    }
  });
}
