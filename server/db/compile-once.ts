import type { CompiledQuery } from 'kysely';
import type { Db, Trx } from './pool.ts';

/** Stands for a value while a statement is built; whoever looks into it gets an error, and not its name. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`${this.name} is not known while the statement is built`);
  }
}

/**
 * A statement that is built the first time and then only sent, for those that everybody asks all the
 * time: building one takes longer than sending it. `build` passes the values on as they are; the ones
 * that are missing may change what it builds.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Db | Trx, values: Values) => CompiledQuery<Row>,
): (db: Db | Trx, values: Values) => Promise<Row[]> {
  const variants = new Map<string, CompiledQuery<Row>>();
  return async (db, values) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    const variant = given.map(([name]) => name).join();
    let built = variants.get(variant);
    if (!built) {
      built = build(
        db,
        Object.fromEntries(given.map(([name]) => [name, new Slot(name)])) as Values,
      );
      variants.set(variant, built);
    }
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...built, parameters })).rows;
  };
}
