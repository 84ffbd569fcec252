// Keeps the lock file's packages what they are: each has a digest of its content and comes from a registry, has a licence that
// a product may be built with, and runs nothing when it is installed unless package.json names it. Prints what does not, and
// ends with 1.
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

/** Licences that ask for no more than to be named; OFL is for fonts, CC-BY for data, and the LGPL for libraries that stay apart. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Whether a licence expression can be met with these: all of «AND», one of «OR». */
const isAllowed = (licence: string): boolean => {
  const bare = licence.replaceAll(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => LICENCES.has(name.trim())));
};

/** What is wrong with the packages of a lock file, a sentence each. */
export function faultsOf(
  packages: Readonly<Record<string, LockedPackage>>,
  allowedScripts: Readonly<Record<string, boolean>>,
): string[] {
  const faults: string[] = [];
  for (const [place, one] of Object.entries(packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(place) ?? [];
    // Our own, which are links to folders.
    if (name === undefined || one.link) continue;
    if (!/^sha512-[\w+/]{86}==$/.test(one.integrity ?? ''))
      faults.push(`${name} has no sha512 of its content`);
    if (one.resolved !== undefined && !/^https:\/\/[^/]+\/.+\.tgz$/.test(one.resolved))
      faults.push(`${name} does not come from a registry: ${one.resolved}`);
    if (one.license === undefined || !isAllowed(one.license))
      faults.push(`${name} has the licence ${one.license ?? 'of nobody knows what'}`);
    if (one.hasInstallScript && !(name in allowedScripts))
      faults.push(`${name} runs a script when it is installed, which package.json does not name`);
  }
  return faults;
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;
  const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  const faults = faultsOf(packages, allowScripts);
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
