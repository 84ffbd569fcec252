type Ask = () => Promise<boolean>;

const guards = new Set<Ask>();

/** Lets `ask` decide before what is open is left by more than another address. */
export function guardLeaving(ask: Ask): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/** Whether everything that is open may be left: who has something unsaved asks the person first. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false;
  return true;
}
