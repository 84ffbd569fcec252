type Fields = Map<string, unknown>;

/** The most brackets that a name can have; with more, they belong to the name. */
const MAX_DEPTH = 5;

/**
 * The fields of a form as one object. A repeated `keys` is a list; `keys[]`, `keys[0]` and `account[nombre]` are inside
 * `keys` and `account`, where the numbers of a list are still names.
 */
export class FormFields {
  readonly #fields: Fields = new Map();

  set(name: string, sent: unknown): void {
    // Forms send each line break as two characters, which would make the text longer than typed.
    const value = typeof sent === 'string' ? sent.replaceAll('\r\n', '\n') : sent;
    const path = pathOf(name);
    const fields = this.#within(path.slice(0, -1));
    const last = path.at(-1) ?? '';
    const earlier = fields.get(last);
    if (last === '' && path.length > 1) fields.set(nextIndex(fields), value);
    else if (Array.isArray(earlier)) earlier.push(value);
    else if (!fields.has(last)) fields.set(last, value);
    // Fields inside a name say more than the name alone.
    else if (!(earlier instanceof Map)) fields.set(last, [earlier, value]);
  }

  /** Adds `list[at]`, which may stay without fields of its own. */
  addEntry(list: string, at: number): void {
    this.#within([list, String(at)]);
  }

  /** The numbers that are used in `list`, in their order. */
  numbersIn(list: string): number[] {
    const entries = this.#fields.get(list);
    return entries instanceof Map ? [...(entries as Fields).keys()].map(Number).sort(byNumber) : [];
  }

  toObject(): Record<string, unknown> {
    return objectOf(this.#fields);
  }

  #within(path: readonly string[]): Fields {
    let fields = this.#fields;
    for (const name of path) {
      const own = name === '' ? nextIndex(fields) : name;
      const found = fields.get(own);
      const inner: Fields = found instanceof Map ? found : new Map();
      fields.set(own, inner);
      fields = inner;
    }
    return fields;
  }
}

/** `imagenes[3][estado]` is the path imagenes, 3, estado. */
function pathOf(name: string): string[] {
  const [, first, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(name) ?? [];
  const inner = [...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key);
  return first !== undefined && inner.length <= MAX_DEPTH ? [first, ...inner] : [name];
}

const nextIndex = (fields: Fields): string => String(fields.size);
const byNumber = (a: number, b: number): number => a - b;

/** Names like `__proto__` become fields of their own. */
const objectOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    [...fields].map(([name, value]) => [
      name,
      value instanceof Map ? objectOf(value as Fields) : value,
    ]),
  );

/** The fields of an `application/x-www-form-urlencoded` body. */
export function readUrlEncoded(body: string): Record<string, unknown> {
  const fields = new FormFields();
  for (const [name, value] of new URLSearchParams(body)) fields.set(name, value);
  return fields.toObject();
}
