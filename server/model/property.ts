import fc from 'fast-check';
import type { TestApp } from '#server/testing/app.ts';
import type { Move } from './action.ts';
import { type Kind, play } from './play.ts';
import { makeBystanders, makeWorld } from './world.ts';

/** After so many sequences how far it got is told: thousands take hours. */
const TOLD = 100;

const randoms = fc.nat(999);
const move: fc.Arbitrary<Move> = fc.record({
  odd: fc.nat(99),
  pick: randoms,
  who: randoms,
  version: fc.nat(3),
  a: randoms,
  b: randoms,
});

/**
 * Plays `runs` random sequences. A failure prints its seed and path: `MODEL_SEED` replays the same sequences,
 * with `MODEL_PATH` only the one that failed. `MODEL_RUNS` overrides `runs`, and `MODEL_SHRINK=yes` searches for
 * the shortest failing sequence, which can take many minutes.
 */
export async function expectOfRandomMoves(
  test: TestApp,
  { runs, ...kind }: { runs: number } & Kind,
): Promise<void> {
  const { MODEL_SEED, MODEL_PATH, MODEL_RUNS, MODEL_SHRINK } = process.env;
  const seed = MODEL_SEED ? Number(MODEL_SEED) : Math.floor(Math.random() * 2 ** 31);
  const numRuns = MODEL_RUNS ? Number(MODEL_RUNS) : runs;
  process.stderr.write(`${numRuns} sequences with MODEL_SEED=${seed}\n`);
  const bystanders = await makeBystanders(test);
  let played = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(move, { minLength: 1, maxLength: 60, size: 'max' }),
      async (moves) => {
        await play(await makeWorld(test, bystanders, kind), moves, kind);
        played += 1;
        if (played % TOLD === 0) process.stderr.write(`${played} of ${numRuns} played\n`);
      },
    ),
    {
      seed,
      numRuns,
      unbiased: true,
      endOnFailure: MODEL_SHRINK !== 'yes',
      ...(MODEL_PATH && { path: MODEL_PATH }),
    },
  );
}
