import type { MrzLines } from '#domain/identity/ine/mrz.ts';

/** Reads the machine-readable lines of a credential from pictures of it. */
export interface IdReader {
  /**
   * The lines, and on which of the pictures they are; null when none can be read. The picture that most
   * likely has them comes first. Throws when the reader itself fails: it may be asked again.
   */
  read(pictures: readonly Buffer[]): Promise<{ lines: MrzLines; picture: number } | null>;
  /** Gives up what is being read. */
  close(): Promise<void>;
}
