import { useEffect } from 'react';
import { ROL } from '#contract/call.ts';
import { readCredentials, useSession } from '#web/api/session-store.ts';
import { createStore, useStore } from '#web/ui/store.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { takeWanted } from './wanted.ts';

/** What a client has to do with a professional. */
export interface Known {
  readonly favorito: boolean;
  /** Works that they finished for this client. */
  readonly trabajos: number;
}

const STRANGER: Known = { favorito: false, trabajos: 0 };
/** Known people older than this are asked for again. */
const FRESH_MS = 60_000;

interface Kept {
  /** Of whose session. */
  session: string;
  at: number;
  people: ReadonlyMap<string, Known>;
}

const store = createStore<Kept | null>(null);
let loading: string | null = null;
/** Grows with each change, so that an answer from before it is not believed. */
let changes = 0;
/** One change after the other: the last press decides. */
let queue: Promise<unknown> = Promise.resolve();

/** What a signed-in client has to do with a professional; undefined for others, and until it is known. */
export function useKnown(keylogin: string): Known | undefined {
  const session = useSession();
  const kept = useStore(store);
  const client = session?.user.rol === ROL.client ? session.session_id : null;
  useEffect(() => {
    if (client !== null) void load(client);
  }, [client]);
  if (client === null || kept?.session !== client) return undefined;
  return kept.people.get(keylogin) ?? STRANGER;
}

async function load(session: string): Promise<void> {
  saveWanted(session);
  const kept = store.get();
  if (loading === session || (kept?.session === session && Date.now() < kept.at + FRESH_MS)) return;
  loading = session;
  try {
    // What was saved a moment ago is then part of the answer.
    await queue;
    const before = changes;
    const { api } = await import('#web/api/index.ts');
    // Somebody else may have signed in meanwhile, or nobody.
    if (readCredentials()?.session_id !== session) return;
    const { conocidos } = await api.favourites.getKnown({});
    // Asked for again when the next mark is shown.
    const at = before === changes ? Date.now() : 0;
    if (before !== changes && store.get()?.session === session) return;
    store.set({
      session,
      at,
      people: new Map(
        conocidos.map(({ keylogin, favorito, trabajos_contigo }) => [
          keylogin,
          { favorito: favorito === 1, trabajos: trabajos_contigo },
        ]),
      ),
    });
  } catch {
    // The marks are missing then, and nothing else.
  } finally {
    loading = null;
  }
}

/** Saves or forgets a professional: shown at once, and taken back with a message if the server refuses. */
export async function saveFavourite(
  session: string,
  { keylogin, nombre }: { keylogin: string; nombre: string },
  guardar: boolean,
): Promise<void> {
  mark(session, keylogin, guardar);
  const sent = queue.then(async () => {
    const { api } = await import('#web/api/index.ts');
    await api.favourites.saveFavourite({ other_key: keylogin, guardar });
  });
  queue = sent.catch(() => {});
  try {
    await sent;
    if (guardar) toast.success(`${nombre} está en tus favoritos.`, 'Guardado');
  } catch (error) {
    mark(session, keylogin, !guardar);
    if (error instanceof Error) toast.error(error.message);
  }
}

function mark(session: string, keylogin: string, favorito: boolean): void {
  changes += 1;
  const kept = store.get();
  const people = new Map(kept?.session === session ? kept.people : []);
  people.set(keylogin, { ...(people.get(keylogin) ?? STRANGER), favorito });
  store.set({ session, at: kept?.session === session ? kept.at : 0, people });
}

/** Whom a visitor wanted to save is saved once they are signed in. */
function saveWanted(session: string): void {
  const person = takeWanted();
  if (person) void saveFavourite(session, person, true);
}
