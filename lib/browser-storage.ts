/** The texts that the browser keeps for this site. No access throws: browsers may refuse it, have no room or none at all. */
export interface BrowserStorage {
  get: (item: string) => string | null;
  /** False when it could not be stored; the text then lasts as long as the page. */
  set: (item: string, text: string) => boolean;
  remove: (item: string) => void;
  items: () => string[];
}

function storageOf(area: 'localStorage' | 'sessionStorage'): BrowserStorage {
  /** What could not be stored. Never on the server, where one process answers everybody. */
  const unstored = new Map<string, string>();

  function attempt<Result>(what: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return what(globalThis[area]);
    } catch {
      // Refused, full, or on the server, which has none.
      return otherwise;
    }
  }

  return {
    get: (item) => unstored.get(item) ?? attempt((storage) => storage.getItem(item), null),
    set: (item, text) => {
      const stored = attempt((storage) => {
        storage.setItem(item, text);
        return true;
      }, false);
      if (stored) unstored.delete(item);
      else if (typeof window !== 'undefined') unstored.set(item, text);
      return stored;
    },
    remove: (item) => {
      unstored.delete(item);
      attempt((storage) => storage.removeItem(item), undefined);
    },
    items: () => [...unstored.keys(), ...attempt((storage) => Object.keys(storage), [])],
  };
}

/** Survives closing the browser, and is the same in all of its tabs. */
export const local = storageOf('localStorage');
/** Lasts as long as the tab, over reloads. */
export const tab = storageOf('sessionStorage');
