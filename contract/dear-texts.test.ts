import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { DEAR_TEXTS, GROWS_LIKE_LENGTH, growth } from '#lib/testing.ts';
import { calls } from './index.ts';
import { bodyWith, fieldsOf, pathName } from './testing.ts';

/** A body may have far more, and is read before anybody says that it is too long. */
const LENGTH = 16_000;
/** What is read in less is not looked at closely. */
const QUICK_MS = 10;

test('no field takes longer to read than its length says, however long and odd it is', () => {
  const dear = [];
  for (const call of calls)
    for (const { path } of fieldsOf(call)) {
      const read = (text: string) => z.safeParse(call.input, bodyWith(path, text));
      for (const text of DEAR_TEXTS) {
        const said = text.of(LENGTH);
        const startedAt = performance.now();
        read(said);
        if (performance.now() - startedAt < QUICK_MS) continue;
        const grows = growth(read, text, LENGTH);
        if (grows > GROWS_LIKE_LENGTH) dear.push([call.path, pathName(path), text.name, grows]);
      }
    }
  expect(dear).toEqual([]);
});
