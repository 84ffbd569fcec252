import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROOFS } from './proofs.ts';
import { BROKEN } from './rules.ts';

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
  plugins: string[];
  options: unknown;
  rules: Record<string, unknown>;
  overrides: Override[];
}
interface Diagnostic {
  filename: string;
  /** The rule, as `typescript(no-explicit-any)`. */
  code: string;
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

async function lint(cwd: string, what: string): Promise<Diagnostic[]> {
  const bin = path.join(ROOT, 'node_modules', '.bin', 'oxlint');
  const stdout = await new Promise<string>((resolve) => {
    // It exits with an error, as expected: every file breaks a rule.
    execFile(bin, ['--format', 'json', what], { cwd }, (_error, printed) => resolve(printed));
  });
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

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
  for (const { filename, help, labels } of await lint(folder, '.')) {
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

describe('a rule of the whole house', () => {
  const wanted = Object.keys(config.rules).filter((rule) =>
    [config.rules[rule]].flat().includes('error'),
  );
  const short = (rule: string) => rule.replace(/^.*\//, '');

  it.each(wanted)('%s is proved', async (rule) => {
    const house = mkdtempSync(path.join(folder, 'house-'));
    mkdirSync(path.join(house, 'src'));
    // The rules that read types are a program of their own, which is found beside the sources.
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
    const { plugins, options, rules } = config;
    const files = {
      '.oxlintrc.json': JSON.stringify({
        plugins,
        options,
        categories: { correctness: 'off' },
        rules,
      }),
      'tsconfig.json': JSON.stringify({
        extends: path.join(ROOT, 'tsconfig.json'),
        include: ['src'],
      }),
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(house, name), text);
    for (const [name, text] of Object.entries(BROKEN[rule] ?? {}))
      writeFileSync(path.join(house, 'src', name), text);
    const found = await lint(house, 'src');
    expect([...new Set(found.map(({ code }) => code.replace(/^.*\((.*)\)$/, '$1')))]).toEqual([
      short(rule),
    ]);
  });
});
