import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { escapes } from './rooms.ts';

it('finds every wall of the house whole', () => {
  expect(escapes(path.resolve(import.meta.dirname, '../..'))).toEqual([]);
});

let house: string;
beforeEach(() => void (house = mkdtempSync(path.join(tmpdir(), 'maestros-rooms-'))));
afterEach(() => rmSync(house, { recursive: true }));

const write = (file: string, name: string) => {
  for (const room of ['server/features', 'web/areas', 'packages', path.dirname(file)])
    mkdirSync(path.join(house, room), { recursive: true });
  writeFileSync(path.join(house, file), `import { it } from '${name}';\n`);
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
