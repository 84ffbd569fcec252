/** Refuses a name that we would not generate, before it becomes part of a path or an address. */
export function requireObjectName(name: string): void {
  if (!/^[\w-][\w.-]{7,199}$/.test(name)) throw new Error('not the name of an object');
}
