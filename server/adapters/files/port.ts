/** Bytes under a name. Names are ours: letters, digits, `-`, `_`, `.`. */
export interface ObjectStore {
  put(name: string, content: Buffer): Promise<void>;
  /** null when there is none. */
  get(name: string): Promise<Buffer | null>;
  delete(name: string): Promise<void>;
}
