import type { Upload } from './handler.ts';

/** The parts of a field name like `imagenes[3][estado]`. */
export interface IndexedField {
  readonly list: string;
  readonly at: number;
  readonly what: string;
}

export function parseIndexedField(name: string): IndexedField | null {
  const [, list, at, what] = /^(\w{1,40})\[(\d{1,9})\]\[(\w{1,40})\]$/.exec(name) ?? [];
  return list !== undefined && what !== undefined ? { list, at: Number(at), what } : null;
}

type Entry = Record<string, string>;

/** Collects the fields of indexed images, in whatever order the body sends them. */
export function indexedLists() {
  const lists = new Map<string, Map<number, Entry>>();
  const entryOf = ({ list, at }: IndexedField): Entry => {
    const known = lists.get(list) ?? new Map<number, Entry>();
    lists.set(list, known);
    const entry = known.get(at) ?? {};
    known.set(at, entry);
    return entry;
  };
  return {
    setValue: (field: IndexedField, value: string): void => {
      entryOf(field)[field.what] = value;
    },
    /** Adds an entry for an image that may have no other fields. */
    addEntry: (field: IndexedField): void => void entryOf(field),
    /** The lists by name, sorted by index; each image gets its position in its list. */
    finish: (images: Record<string, Upload[]>): Record<string, Entry[]> => {
      const closed: Record<string, Entry[]> = {};
      for (const [list, entries] of lists) {
        const order = [...entries.keys()].sort((a, b) => a - b);
        closed[list] = order.map((at) => entries.get(at) ?? {});
        images[list] = (images[list] ?? []).map((upload) =>
          upload.at === undefined ? upload : { ...upload, at: order.indexOf(upload.at) },
        );
      }
      return closed;
    },
  };
}
