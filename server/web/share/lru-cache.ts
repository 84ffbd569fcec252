/** A cache of the `max` most recently used values. */
export class LruCache<T> {
  readonly #max: number;
  readonly #values = new Map<string, T>();

  constructor(max: number) {
    this.#max = max;
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key);
    return value === undefined ? undefined : this.set(key, value);
  }

  set(key: string, value: T): T {
    // A map keeps the order of insertion, so the first entry is the least recently used.
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#max) break;
      this.#values.delete(oldest);
    }
    return value;
  }
}
