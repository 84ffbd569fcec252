import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROOFS } from './proofs.ts';

// A pattern that the linter cannot read refuses nothing and says nothing, and a later override may
// switch a rule off: so each rule has to refuse a file that breaks it.

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

/** The sentences of an override's import rules; none where it says nothing of them. */
function messagesOf({ rules }: Override): string[] {
  const rule = rules[RULE];
  if (!Array.isArray(rule)) return [];
  return (rule[1] as { patterns: Pattern[] }).patterns.map(({ message }) => message);
}

const rules = config.overrides.flatMap((override) =>
  messagesOf(override).map((message) => ({ rule: override.files[0], message })),
);

let folder: string;
/** By file and line, what the linter said of it. */
const refusals = new Map<string, string[]>();

/** One file for each proof, in a folder of its own: most share the name of the file they stand for. */
const placeOf = (index: number) => path.join(folder, String(index));
const linesOf = (index: number) => [...PROOFS[index]!.refused, ...PROOFS[index]!.allowed];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'maestros-lint-'));
  for (const [index, { file }] of PROOFS.entries()) {
    const at = path.join(placeOf(index), file);
    mkdirSync(path.dirname(at), { recursive: true });
    const source = linesOf(index).map((name, line) => `export * as n${line} from '${name}';\n`);
    writeFileSync(at, source.join(''));
    // The import rules alone: what else such a file does wrong is not asked here.
    const only = config.overrides.filter(({ rules }) => RULE in rules);
    writeFileSync(
      path.join(placeOf(index), '.oxlintrc.json'),
      JSON.stringify({ plugins: [], categories: { correctness: 'off' }, overrides: only }),
    );
  }
  const bin = path.join(ROOT, 'node_modules', '.bin', 'oxlint');
  const stdout = await new Promise<string>((resolve) => {
    // It ends with an error, as it should: every file is wrong.
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
  expect(proofs).toHaveLength(1);
});

describe.each(PROOFS.map((proof, index) => ({ ...proof, index })))(
  '$file: «$message»',
  ({ rule, message, file, refused, index }) => {
    it('is a rule of the linter', () => {
      expect(rules).toContainEqual({ rule, message });
    });

    it('refuses what breaks it, and nothing else', () => {
      const said = linesOf(index).map((name, line) => [
        name,
        refusals.get(path.join(String(index), file) + `:${line + 1}`) ?? [],
      ]);
      expect(said).toEqual(
        linesOf(index).map((name, line) => [name, line < refused.length ? [message] : []]),
      );
    });
  },
);
