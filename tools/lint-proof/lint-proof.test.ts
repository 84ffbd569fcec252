import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROOFS } from './proofs.ts';

// The linter silently ignores a pattern that it cannot read, and a later override may switch a rule off.
// So each rule is proved by a file that breaks it.

const ROOT = path.resolve(import.meta.dirname, '../..');
const RULE = 'no-restricted-imports';

interface Override {
  files: string[];
  rules: Record<string, unknown>;
}
interface Pattern {
  message: string;
}
interface Config {
  overrides: Override[];
}
interface Diagnostic {
  filename: string;
  help: string;
  labels: { span: { line: number } }[];
}

const config = JSON.parse(readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8')) as Config;

/** The messages of an override's import rules, if it has any. */
function messagesOf({ rules }: Override): string[] {
  const rule = rules[RULE];
  if (!Array.isArray(rule)) return [];
  return (rule[1] as { patterns: Pattern[] }).patterns.map(({ message }) => message);
}

const rules = config.overrides.flatMap((override) =>
  messagesOf(override).map((message) => ({ rule: override.files[0], message })),
);

let folder: string;
/** The linter's messages by file and line. */
const refusals = new Map<string, string[]>();

/** Each proof has a folder of its own, because several use the same file name. */
const folderOf = (index: number) => path.join(folder, String(index));
const linesOf = (index: number) => [...PROOFS[index]!.refused, ...PROOFS[index]!.allowed];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'maestros-lint-'));
  for (const [index, { file }] of PROOFS.entries()) {
    const at = path.join(folderOf(index), file);
    mkdirSync(path.dirname(at), { recursive: true });
    const source = linesOf(index).map((name, line) => `export * as n${line} from '${name}';\n`);
    writeFileSync(at, source.join(''));
    // Only the import rules: other faults of these files do not matter here.
    const only = config.overrides.filter(({ rules }) => RULE in rules);
    writeFileSync(
      path.join(folderOf(index), '.oxlintrc.json'),
      JSON.stringify({ plugins: [], categories: { correctness: 'off' }, overrides: only }),
    );
  }
  const bin = path.join(ROOT, 'node_modules', '.bin', 'oxlint');
  const stdout = await new Promise<string>((resolve) => {
    // It exits with an error, as expected: every file breaks a rule.
    execFile(bin, ['--format', 'json'], { cwd: folder }, (_error, printed) => resolve(printed));
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  for (const { filename, help, labels } of diagnostics) {
    const at = `${filename}:${labels[0]!.span.line}`;
    refusals.set(at, [...(refusals.get(at) ?? []), help]);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(rules)('$rule: «$message» is proved', (wanted) => {
  const proofs = PROOFS.filter(
    ({ rule, message }) => rule === wanted.rule && message === wanted.message,
  );
  expect(proofs).not.toEqual([]);
});

describe.each(PROOFS.map((proof, index) => ({ ...proof, index })))(
  '$file: «$message»',
  ({ rule, message, file, refused, index }) => {
    it('is a rule of the linter', () => {
      expect(rules).toContainEqual({ rule, message });
    });

    it('refuses imports that break it, and no others', () => {
      const actual = linesOf(index).map((name, line) => [
        name,
        refusals.get(path.join(String(index), file) + `:${line + 1}`) ?? [],
      ]);
      expect(actual).toEqual(
        linesOf(index).map((name, line) => [name, line < refused.length ? [message] : []]),
      );
    });
  },
);
