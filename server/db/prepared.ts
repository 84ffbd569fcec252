import pg from 'pg';

/** A statement that comes back this often is worth keeping. */
const SOON_ENOUGH = 3;
/** More texts than the product has: whatever makes ever new ones is not kept. */
const MOST = 1_000;
/**
 * What is best planned for its values: patterns and lists, and what says so itself. Rows of `*` change
 * their shape with a migration, which a kept plan does not survive.
 */
const UNSUITED = /\blike\b|%>|\bin \(\$|\.\*|\* from|returning \*|\/\* plan anew \*\//;

/** For the `modifyFront` of a select whose best plan depends on its values. */
export const PLAN_ANEW = '/* plan anew */';

type Query = (...parts: unknown[]) => unknown;

/**
 * Connections that have PostgreSQL parse and plan once what comes back: half the time of short calls.
 * What a plan hangs on, a limit or the condition of a partial index, is written out with `sql.lit`. Without
 * knowing it PostgreSQL expects a dearer plan than with it, keeps none, and plans anew each time.
 */
export function preparingClient(): typeof pg.Client {
  const nameFor = namesOfStatements();
  return class extends pg.Client {
    override query: pg.Client['query'] = ((...parts: unknown[]) => {
      const query = super.query.bind(this) as Query;
      const [text, values, ...rest] = parts;
      if (typeof text !== 'string' || !Array.isArray(values)) return query(...parts);
      const name = nameFor(text);
      return name ? query({ name, text, values }, ...rest) : query(...parts);
    }) as pg.Client['query'];
  };
}

/** The name under which all connections of a pool keep a statement; none the first times, and for some never. */
function namesOfStatements(): (text: string) => string | undefined {
  const known = new Map<string, { uses: number; name: string }>();
  return (text) => {
    let statement = known.get(text);
    if (!statement) {
      if (known.size >= MOST || UNSUITED.test(text)) return undefined;
      statement = { uses: 0, name: `s${known.size}` };
      known.set(text, statement);
    }
    statement.uses += 1;
    return statement.uses >= SOON_ENOUGH ? statement.name : undefined;
  };
}
