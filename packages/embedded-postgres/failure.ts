// Turns what PostgreSQL's programs print on failure into one sentence that says what to do.

const reasons: [RegExp, (location: string, found: string) => string][] = [
  [
    /No space left on device|Disk quota exceeded/i,
    (location) => `The disk that holds ${location} is full: free some space and start again.`,
  ],
  [/Read-only file system/i, (location) => `The disk that holds ${location} is read-only.`],
  [
    /initialized by PostgreSQL version (\S+?),/,
    (location, version) =>
      `The database in ${location} was made by PostgreSQL ${version}, which this version cannot read.`,
  ],
  [
    /Permission denied|Operation not permitted/i,
    (location) => `PostgreSQL may not use ${location}: its owner or permissions are wrong.`,
  ],
  [
    /Cannot allocate memory|could not create shared memory segment/,
    () => 'There is not enough memory to start PostgreSQL.',
  ],
  [
    /(?:error while loading shared libraries|Library not loaded): (\S+)/,
    (_, library) => `PostgreSQL needs the system library ${library}, which is missing here.`,
  ],
];

/** Says in one sentence why the embedded database cannot be used. */
export class EmbeddedFailure extends Error {
  override name = 'EmbeddedFailure';
}

/** An error with one sentence; the program's whole output stays in its cause. */
export function explain(action: string, location: string, output: string): EmbeddedFailure {
  for (const [pattern, sentence] of reasons) {
    const match = pattern.exec(output);
    if (match) return new EmbeddedFailure(sentence(location, match[1] ?? ''), { cause: output });
  }
  const line =
    /(?:FATAL|PANIC|error):\s*(.+)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
  return new EmbeddedFailure(
    `PostgreSQL could not ${action} ${location}: ${line || 'it gave no reason'}`,
    {
      cause: output,
    },
  );
}

/** The code of a system error, '' for anything else. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether another server was using or leaving the folder: only then another try makes sense. */
export function isTaken(output: string): boolean {
  return /lock file "[^"]+" (?:already exists|is empty)|shared memory block .* in use|could not bind|could not create (?:lock file|Unix socket)[^\n]*: No such file/.test(
    output,
  );
}
