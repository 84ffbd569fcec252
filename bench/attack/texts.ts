import { bodyWith, fieldsOf, pathName } from '#contract/testing.ts';
import { DEAR_TEXTS } from '#lib/testing.ts';
import type { Measure } from '../report.ts';
import {
  answering,
  exampleOf,
  type Hostile,
  json,
  measuresOf,
  prepareCallers,
  sendAll,
  sessionOf,
  whoMay,
} from './hostile.ts';
import type { Target } from './target.ts';

/** Of a field that says no length: less than a body may have, and more than any field takes. */
const LONG = 60_000;
/** One of so many texts for a field, others for the next. */
const EACH = 19;

/** Texts that are dear to read, as long as each field takes them and longer, in bodies that are right otherwise. */
export async function texts(target: Target): Promise<Measure[]> {
  await prepareCallers(target);
  return measuresOf('texts that are dear to read', await sendAll(target, generated()));
}

function* generated(): Generator<Hostile> {
  let n = 0;
  // A download takes as long as what it downloads.
  for (const call of answering.filter(({ path }) => !path.includes('/export_'))) {
    const rol = whoMay(call);
    for (const { path, longest } of fieldsOf(call))
      for (const { name, of } of DEAR_TEXTS) {
        if (n++ % EACH !== 0) continue;
        const [first = ''] = path;
        for (const length of longest === null ? [LONG] : [longest, LONG]) {
          const body = bodyWith(path, of(length).slice(0, length)) as Record<string, unknown>;
          const who = rol && sessionOf(rol, n);
          yield json(
            call,
            { ...exampleOf(call), rute: '', ...who, [first]: body[first] },
            `${pathName(path)} = ${JSON.stringify(name)} × ${length}`,
          );
        }
      }
  }
}
