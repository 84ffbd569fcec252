type Ask = () => Promise<boolean>;

const guards = new Set<Ask>();

/** Registers `ask`, which confirms before a logout; answers the function that removes it. */
export function guardLeaving(ask: Ask): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/** Asks every registered guard; false as soon as the user wants to stay. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false;
  return true;
}
