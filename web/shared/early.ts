/** What a page will need, asked for when somebody seems about to open it; each answer is used once. */
interface Early {
  at: number;
  answer: Promise<unknown>;
}

/** From a finger on a link to its page; older answers are asked for anew. */
const LIFE = 15_000;
/** A pointer that wanders over a long list asks for no more than these. */
const MOST = 6;

const asked = new Map<string, Early>();

/** Asks early for what the page at `address` will load; while an answer is fresh it is not asked for again. */
export function askEarly(address: string, load: () => Promise<unknown>): void {
  const now = Date.now();
  for (const [known, { at }] of asked) if (now - at > LIFE) asked.delete(known);
  if (asked.has(address) || asked.size >= MOST) return;
  asked.set(address, { at: now, answer: load().catch(() => undefined) });
}

/** The answer that was asked for early, or what `load` brings: also where the early one failed. */
export async function earlyOr<Answer>(
  address: string,
  load: () => Promise<Answer>,
): Promise<Answer> {
  const early = asked.get(address);
  asked.delete(address);
  const answer = early && Date.now() - early.at <= LIFE ? await early.answer : undefined;
  return answer === undefined ? load() : (answer as Answer);
}
