import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backDoors, borrowed, circles, escapes, impure } from './rooms.ts';

it('finds every wall of the house whole', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  for (const find of [escapes, circles, borrowed, backDoors, impure])
    expect(find(root)).toEqual([]);
});

let house: string;
beforeEach(() => void (house = mkdtempSync(path.join(tmpdir(), 'maestros-rooms-'))));
afterEach(() => rmSync(house, { recursive: true }));

const write = (file: string, ...names: string[]) => {
  for (const room of ['server/features', 'web/areas', 'packages', path.dirname(file)])
    mkdirSync(path.join(house, room), { recursive: true });
  writeFileSync(
    path.join(house, file),
    names.map((name) => `import { it } from '${name}';\n`).join(''),
  );
};

it.each([
  ['server/features/chat/send.ts', '../../../demo/load.ts', 'demo/load.ts'],
  ['server/features/chat/send.ts', '../accounts/queries.ts', 'server/features/accounts/queries.ts'],
  ['server/features/chat/send.ts', '../../adapters/email/smtp.ts', 'server/adapters/email/smtp.ts'],
  ['server/db/pool.ts', '../calls/dispatch.ts', 'server/calls/dispatch.ts'],
  ['web/areas/chat/chat.tsx', '../admin/words.ts', 'web/areas/admin/words.ts'],
  ['web/ui/card.tsx', '../../contract/errors.ts', 'contract/errors.ts'],
  ['contract/chat.ts', '../server/config.ts', 'server/config.ts'],
  ['e2e/steps/testing.ts', '../../server/db/pool.ts', 'server/db/pool.ts'],
  ['packages/stand-ins/index.ts', '../../lib/csv.ts', 'lib/csv.ts'],
])('%s may not reach %s', (file, name, to) => {
  write(file, name);
  expect(escapes(house)).toEqual([expect.stringMatching(`^${file} leaves .* for ${to}:`)]);
});

it.each([
  ['server/features/chat/stream/hub.ts', '../queries.ts'],
  ['server/features/chat/chat.test.ts', '../../testing/app.ts'],
  ['e2e/prepare.ts', '../tools/product.ts'],
  ['server/composition.ts', './adapters/email/smtp.ts'],
])('%s may reach %s', (file, name) => {
  write(file, name);
  expect(escapes(house)).toEqual([]);
});

it('finds parts that use each other, directly or around a corner', () => {
  write('server/features/files/mount.ts', '#server/web/images.ts');
  write('server/web/images.ts', '#server/push.ts');
  write('server/push.ts', './features/search/index.ts');
  write('web/shared/layout/page.tsx', '#web/shared/session/menu.tsx');
  write('web/shared/session/menu.tsx', '../layout/page.tsx');
  expect(circles(house)).toEqual([
    expect.stringContaining('features → web → push.ts → features is a circle'),
    expect.stringMatching('^web/shared: (layout → session → layout|session → layout → session) is'),
  ]);
  write('server/push.ts', './config.ts');
  writeFileSync(
    path.join(house, 'web/shared/session/menu.tsx'),
    "import type { Page } from '../layout/page.tsx';\n",
  );
  expect(circles(house)).toEqual([]);
});

it.each([
  ['server/features/chat/send.ts', '#server/testing/app.ts'],
  ['web/areas/chat/chat.tsx', './testing.ts'],
  ['demo/load.ts', '#server/model/world.ts'],
  ['domain/money.ts', './testing-money.ts'],
])('%s may not use %s, which is for tests', (file, name) => {
  write(file, name);
  expect(borrowed(house)).toEqual([expect.stringMatching(`^${file} uses .*, which is for tests$`)]);
});

it('lets tests and their helpers use each other', () => {
  write('server/features/chat/send.test.ts', '#server/testing/app.ts');
  write('server/features/chat/testing.ts', '#server/testing/app.ts');
  expect(borrowed(house)).toEqual([]);
});

it.each(['#server/db/pool.ts', '#web/paths.ts', 'pg', 'kysely', '@maestros/embedded-postgres'])(
  'journeys may not reach %s, nor through what they use',
  (inside) => {
    write('e2e/pay.spec.ts', '#demo/factories.ts', '../tools/product.ts');
    write('demo/factories.ts', './rows.ts');
    write('demo/rows.ts', inside);
    expect(backDoors(house)).toEqual([
      `journeys reach ${inside.replace('#', '')} through demo/rows.ts`,
    ]);
  },
);

it('journeys may not use the database of tests', () => {
  write('e2e/steps/rows.ts', '../../tools/test-database/index.ts');
  expect(backDoors(house)).toEqual([
    'journeys reach tools/test-database/index.ts through e2e/steps/rows.ts',
  ]);
});

it.each(['Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()'])(
  'a rule may not ask for %s',
  (asked) => {
    write('domain/projects/fee.ts');
    writeFileSync(path.join(house, 'domain/projects/fee.ts'), `export const at = ${asked};\n`);
    expect(impure(house)).toEqual([expect.stringMatching('^domain/projects/fee.ts asks')]);
  },
);
