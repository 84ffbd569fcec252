/**
 * A stored value in the shape of `like`, which fills in whatever is missing or of another type: an earlier version of
 * the site, or another program, may have stored anything. Where `like` has null, or in a list, any value is taken.
 */
export function shapedLike<Shape>(stored: unknown, like: Shape): Shape {
  if (like === null) return (stored ?? null) as Shape;
  if (Array.isArray(like)) return Array.isArray(stored) ? (stored as Shape) : like;
  if (typeof like !== 'object') return typeof stored === typeof like ? (stored as Shape) : like;
  if (!isRecord(stored)) return like;
  return Object.fromEntries(
    Object.entries(like).map(([name, value]) => [name, shapedLike(stored[name], value)]),
  ) as Shape;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
