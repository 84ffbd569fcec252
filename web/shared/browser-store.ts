export interface BrowserStore {
  /** What the store answers; fails where the browser forbids storage or has no room. */
  ask: <Result>(what: (store: IDBObjectStore) => IDBRequest<Result>) => Promise<Result>;
  /** Changes the store where that is possible: what cannot be kept lives with the page. */
  write: (change: (store: IDBObjectStore) => IDBRequest) => Promise<void>;
}

/** One store in a database of the browser's: only there a file survives a reload. */
export function browserStore(
  database: string,
  name: string,
  options?: IDBObjectStoreParameters,
): BrowserStore {
  const ask: BrowserStore['ask'] = async (what) => {
    const opened = await open();
    try {
      return await answerOf(what(opened.transaction(name, 'readwrite').objectStore(name)));
    } finally {
      // At once: an open one would keep the session's end from deleting it.
      opened.close();
    }
  };

  function open(): Promise<IDBDatabase> {
    const opening = indexedDB.open(database, 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(name, options);
    });
    return answerOf(opening);
  }

  return {
    ask,
    write: async (change) => {
      try {
        await ask(change);
      } catch {
        // Full or forbidden.
      }
    },
  };
}

const answerOf = <Result>(asked: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => {
      reject(asked.error ?? new Error('the browser database failed'));
    });
  });
