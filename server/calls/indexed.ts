import type { Upload } from './handler.ts';

/** `imagenes[3][estado]`, taken apart. */
export interface Place {
  readonly list: string;
  readonly at: number;
  readonly what: string;
}

export function placeOf(name: string): Place | null {
  const [, list, at, what] = /^(\w{1,40})\[(\d{1,9})\]\[(\w{1,40})\]$/.exec(name) ?? [];
  return list !== undefined && what !== undefined ? { list, at: Number(at), what } : null;
}

type Said = Record<string, string>;

/** Gathers what is said of the images of indexed fields, in whatever order the body says it. */
export function indexedLists() {
  const lists = new Map<string, Map<number, Said>>();
  const said = ({ list, at }: Place): Said => {
    const known = lists.get(list) ?? new Map<number, Said>();
    lists.set(list, known);
    const entry = known.get(at) ?? {};
    known.set(at, entry);
    return entry;
  };
  return {
    say: (place: Place, value: string): void => {
      said(place)[place.what] = value;
    },
    /** An image came for this place, of which nothing else may be said. */
    mention: (place: Place): void => void said(place),
    /** The lists by name, in the order of their numbers; the images learn their place in them. */
    close: (images: Record<string, Upload[]>): Record<string, Said[]> => {
      const closed: Record<string, Said[]> = {};
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
