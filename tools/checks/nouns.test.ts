import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deviations, readGlossary } from './nouns.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where the check looks, without what a build or a product leaves there. */
const HOUSE = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(ts|tsx|md|sql)$/.test(file) && existsSync(path.join(ROOT, file)));

it('finds no deviation in the house as it stands', () => {
  expect(deviations(ROOT)).toEqual([]);
});

describe('a house that deviates', () => {
  let house: string;
  beforeAll(() => {
    house = mkdtempSync(path.join(tmpdir(), 'maestros-nouns-'));
    for (const part of HOUSE)
      cpSync(path.join(ROOT, part), path.join(house, part), { recursive: true });
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  const undo: (() => void)[] = [];
  afterEach(() => {
    for (const step of undo.splice(0)) step();
  });
  /** Writes a file, or takes it away, until the test is over. */
  const write = (file: string, text: string | null) => {
    const at = path.join(house, file);
    const before = existsSync(at) ? readFileSync(at) : null;
    const made = mkdirSync(path.dirname(at), { recursive: true });
    undo.push(() => {
      if (before) writeFileSync(at, before);
      else rmSync(made ?? at, { recursive: true });
    });
    if (text === null) rmSync(at);
    else writeFileSync(at, text);
  };
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(house, file), 'utf8');
    expect(text).toContain(from);
    write(file, text.replace(from, to));
  };

  it.each([
    ['contract/safety.ts', 'contract/safety.ts goes by no noun of the glossary'],
    ['domain/proposal/can.ts', 'domain/proposal goes by no noun of the glossary'],
    ['server/features/admin/index.ts', 'server/features/admin goes by no noun of the glossary'],
    ['web/shared/safety/reasons.ts', 'web/shared/safety goes by no noun of the glossary'],
    ['web/areas/admin/metrics/hub.tsx', 'web/areas/admin/metrics goes by no noun of the glossary'],
    ['web/areas/client/scenes.tsx', 'web/areas/client/scenes.tsx goes by no noun of the glossary'],
    ['web/areas/team/reports/hub.tsx', 'web/areas/team is an area whose rooms nothing describes'],
    [
      'server/db/migrations/9999_invoices.sql',
      'the migration 9999_invoices.sql names no noun of the glossary',
    ],
  ])('reports a stranger: %s', (file, said) => {
    write(file, '');
    expect(deviations(house)).toEqual([said]);
  });

  it('reports a noun that no layer has', () => {
    edit('ARCHITECTURE.md', '| `audit` |', '| `invoices` | facturas | bills | | |\n| `audit` |');
    expect(deviations(house)).toEqual(['invoices is in the glossary and in no layer']);
  });

  it('reports a module whose calls no feature of its noun answers', () => {
    write('server/features/audit/calls.ts', null);
    expect(deviations(house)).toEqual([
      'contract/audit.ts and server/features/audit/calls.ts do not go together',
    ]);
  });

  it('reports a table without a noun, and of one that another noun’s migration makes', () => {
    write('server/db/migrations/9998_audit.sql', 'create table invoice (id bigint);');
    write('server/db/migrations/9999_audit.sql', 'create table review (id bigint);');
    expect(deviations(house)).toEqual([
      'the table review of reviews is made by the migration of audit',
      'the table invoice has 0 nouns',
    ]);
  });

  it('reports a page whose noun does not name it', () => {
    edit('web/routes.ts', "route('admin/auditoria'", "route('admin/bitacora'");
    expect(deviations(house)).toEqual([
      'the page /admin/bitacora is one of audit, whose row does not name it',
      'audit names the page /admin/auditoria, which does not exist',
    ]);
  });

  it.each([
    "route('admin/escenas', 'areas/admin/scenes.tsx'),",
    "...['a', 'b'].map((path) => route(path, 'areas/admin/scenes.tsx', { id: path })),",
    "index('areas/admin/scenes.tsx'),",
  ])('reports a page directly in an area: %s', (line) => {
    edit('web/routes.ts', "    route('_dev/ui'".trimStart(), `${line}\n    route('_dev/ui'`);
    expect(deviations(house)).toEqual([
      "the page areas/admin/scenes.tsx stands in no noun's folder",
    ]);
  });

  it.each([
    'CREATE TABLE invoice (',
    'create table if not exists "invoice" (',
    '  create table\n  invoice (',
  ])('reads however a table is made: %j', (made) => {
    write('server/db/migrations/9999_audit-bills.sql', `${made}id bigint);`);
    expect(deviations(house)).toEqual(['the table invoice has 0 nouns']);
  });

  it('reports a file that the newcomers’ page names and that is gone', () => {
    write('docs/where-is.md', '`domain/money.ts`, `domain/fee.ts`');
    expect(deviations(house)).toEqual([
      'docs/where-is.md names domain/fee.ts, which does not exist',
    ]);
  });

  it('reports features that depend on each other in a circle', () => {
    write(
      'server/features/ledger/index.ts',
      "export { settle } from '#server/features/payments/index.ts';\n",
    );
    expect(deviations(house).join()).toContain('in a circle');
  });

  it('reports a handler that a feature lets others use', () => {
    edit('server/features/disputes/index.ts', './views.ts', './open-dispute.ts');
    expect(deviations(house)).toContain(
      'disputes lets others use open-dispute.ts, a handler or job',
    );
  });
});

it('reads the glossary’s rows', () => {
  const rows = readGlossary(
    '## Glossary\n\n| Noun | … |\n|---|---|\n| `sign-up` | registro | accounts | `/a` `/b` | `one` |\n\n## Next\n| `no` | | | | |',
  );
  expect(rows).toEqual([{ noun: 'sign-up', routes: ['/a', '/b'], tables: ['one'] }]);
});
