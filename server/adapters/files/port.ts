/** Stores bytes under names that we generate: letters, digits, `-`, `_`, `.`. */
export interface ObjectStore {
  put(name: string, content: Buffer): Promise<void>;
  /** null when no such object exists. */
  get(name: string): Promise<Buffer | null>;
  delete(name: string): Promise<void>;
}
