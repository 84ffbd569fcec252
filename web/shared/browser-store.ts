export interface BrowserStore {
  /** The result of a request to the store; rejects where the browser forbids storage or has no room. */
  request: <Result>(what: (store: IDBObjectStore) => IDBRequest<Result>) => Promise<Result>;
  /** Changes the store, and says whether it could: if not, the value lives only as long as the page. */
  write: (change: (store: IDBObjectStore) => IDBRequest) => Promise<boolean>;
}

/** One object store in IndexedDB, the only place in the browser where a file survives a reload. */
export function browserStore(
  database: string,
  name: string,
  options?: IDBObjectStoreParameters,
): BrowserStore {
  const request: BrowserStore['request'] = async (what) => {
    const opened = await open();
    try {
      return await resultOf(what(opened.transaction(name, 'readwrite').objectStore(name)));
    } finally {
      // Close at once: an open connection would stop the logout from deleting the database.
      opened.close();
    }
  };

  function open(): Promise<IDBDatabase> {
    const opening = indexedDB.open(database, 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(name, options);
    });
    return resultOf(opening);
  }

  return {
    request,
    write: async (change) => {
      try {
        await request(change);
        return true;
      } catch {
        // The storage is full or forbidden.
        return false;
      }
    },
  };
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('the browser database failed'));
    });
  });
