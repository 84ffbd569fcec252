import type { MrzLines } from '#domain/identity/ine/mrz.ts';

/** Reads the machine-readable lines of a credential from pictures of it. */
export interface IdReader {
  /**
   * The lines and the index of the picture that has them; null when none can be read. The picture that most
   * likely has them comes first. Throws when the reader itself fails; the call may be repeated.
   */
  read(pictures: readonly Buffer[]): Promise<{ lines: MrzLines; picture: number } | null>;
  /** Aborts the reading in progress. */
  close(): Promise<void>;
}
