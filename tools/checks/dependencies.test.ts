import { expect, it } from 'vitest';
import { faultsOf, type LockedPackage } from './dependencies.ts';

const integrity = `sha512-${'a'.repeat(86)}==`;
const faults = (one: LockedPackage, allowed = {}) =>
  faultsOf(
    { '': { license: 'UNLICENSED' }, 'node_modules/tool': one, 'packages/own': {} },
    allowed,
  );

it('lets pass what is whole, free and quiet', () => {
  expect(faults({ integrity, license: 'MIT' })).toEqual([]);
  expect(faults({ integrity, license: '(MIT OR EUPL-1.1+)' })).toEqual([]);
  expect(faults({ integrity, license: 'Apache-2.0 AND LGPL-3.0-or-later' })).toEqual([]);
  expect(faults({ integrity, license: 'MIT', hasInstallScript: true }, { tool: false })).toEqual(
    [],
  );
  expect(faults({ link: true })).toEqual([]);
});

it.each<[string, LockedPackage]>([
  ['no sha512', { license: 'MIT' }],
  ['no sha512', { license: 'MIT', integrity: 'sha1-abc' }],
  ['a registry', { license: 'MIT', integrity, resolved: 'git+ssh://git@example.com/tool.git' }],
  ['licence', { integrity }],
  ['licence', { integrity, license: 'GPL-3.0' }],
  ['licence', { integrity, license: 'MIT AND SSPL-1.0' }],
  ['script', { integrity, license: 'MIT', hasInstallScript: true }],
])('names what has %s', (what, one) => {
  expect(faults(one)).toEqual([expect.stringContaining(what)]);
});
