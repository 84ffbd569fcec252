import type { CompiledQuery } from 'kysely';
import type { Db, Trx } from './pool.ts';
import { isPlannedAnew } from './prepared.ts';

/** A placeholder for a value while a statement is compiled; using its content is an error. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`${this.name} is not known while the statement is built`);
  }
}

/**
 * A query that is compiled once and then only sent, for queries that run all the time: compiling takes
 * longer than sending. `build` must pass the values on unchanged; a variant is compiled for each set of
 * values that are present. One that would be planned anew each time is refused: planning a page takes longer than reading it.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Db | Trx, values: Values) => CompiledQuery<Row>,
): (db: Db | Trx, values: Values) => Promise<Row[]> {
  const variants = new Map<string, CompiledQuery<Row>>();
  return async (db, values) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    const variant = given.map(([name]) => name).join();
    let compiled = variants.get(variant);
    if (!compiled) {
      compiled = build(
        db,
        Object.fromEntries(given.map(([name]) => [name, new Placeholder(name)])) as Values,
      );
      if (isPlannedAnew(compiled.sql)) throw new Error(`planned anew each time: ${compiled.sql}`);
      variants.set(variant, compiled);
    }
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
