import pg from 'pg';

/** The number of uses from which on a statement is prepared. */
const PREPARE_AFTER_USES = 3;
/** More statements than the product has: dynamically generated ones beyond this are not prepared. */
const MAX_STATEMENTS = 1_000;
/**
 * Statements whose best plan depends on their values: patterns, lists, and those marked with PLAN_ANEW.
 * Also `*`: a migration changes its columns, which breaks a prepared plan.
 */
const NOT_PREPARED = /\blike\b|%>|@>|\bin \(\$|\.\*|\* from|returning \*|\/\* plan anew \*\//;

/** Whether a statement is never prepared. */
export const isPlannedAnew = (text: string): boolean => NOT_PREPARED.test(text);

/** For `modifyFront` of a select whose best plan depends on its values. */
export const PLAN_ANEW = '/* plan anew */';

type Query = (...parts: unknown[]) => unknown;

/**
 * Connections that prepare repeated statements, which halves the time of short calls. Values that a plan
 * depends on, such as a limit or the condition of a partial index, must be written with `sql.lit`: as
 * parameters they make the generic plan look more expensive, and PostgreSQL plans anew each time.
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

/**
 * Names of prepared statements, the same on all connections of a pool; undefined for the first uses, and
 * always for some statements.
 */
function namesOfStatements(): (text: string) => string | undefined {
  const known = new Map<string, { uses: number; name: string }>();
  return (text) => {
    let statement = known.get(text);
    if (!statement) {
      if (known.size >= MAX_STATEMENTS || isPlannedAnew(text)) return undefined;
      statement = { uses: 0, name: `s${known.size}` };
      known.set(text, statement);
    }
    statement.uses += 1;
    return statement.uses >= PREPARE_AFTER_USES ? statement.name : undefined;
  };
}
