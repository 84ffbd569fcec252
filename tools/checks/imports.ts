// What the files of the house import from each other, read from their sources.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files of tests and their helpers: no product contains them. The model of the product is one of them. */
export const isTest = (file: string): boolean =>
  /\.test\.tsx?$|[/\\]testing(-[\w-]+)?(\.ts$|[/\\])|^server\/model\//.test(file);

/** One import, as written, and the file below the root that it means; null for a library. */
export interface Import {
  readonly name: string;
  readonly file: string | null;
}

/** `import … from`, `export … from`, `import '…'` and `import('…')`; types left out. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\s)[^;'"]*?\bfrom\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'|\bimport\(\s*'([^']+)'/g;

/** The sources below a folder, and none of what a build or a library put there. */
export const sourcesIn = (root: string, folder: string): string[] =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
        .map((name) => path.join(folder, name))
        .toSorted()
    : [];

export function importsOf(root: string, file: string): Import[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...source.matchAll(IMPORT)].map(([, from, alone, lazy]) => {
    const name = from ?? alone ?? lazy ?? '';
    if (name.startsWith('.')) return { name, file: path.join(path.dirname(file), name) };
    return { name, file: name.startsWith('#') ? name.slice(1) : null };
  });
}
