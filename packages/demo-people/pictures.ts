import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A drawn picture in the two sizes in which the product keeps images, as WebP. */
export interface Picture {
  /** Unique name of the drawing; the same for everybody who has it. */
  readonly name: string;
  /** The size of `full`, in pixels. */
  readonly width: number;
  readonly height: number;
  full(): Promise<Buffer>;
  card(): Promise<Buffer>;
}

export type Stage = 'antes' | 'despues';

const FACE = { width: 480, height: 480 };
const JOB = { width: 1200, height: 900 };

const fileIn = (...parts: string[]): string => path.join(import.meta.dirname, 'pictures', ...parts);

/** The names of all faces, as `face` takes them. */
export const faceNames: readonly string[] = readdirSync(fileIn('faces', 'full'))
  .map((file) => path.basename(file, '.webp'))
  .toSorted();

/** The face of a person by full name, as it is written or as the file is called. */
export const face = (name: string): Picture => picture('faces', fileName(name), FACE);

/** One of a category's three drawn jobs, from 0, before or after it was done. */
export const job = (category: string, number: number, stage: Stage): Picture =>
  picture('jobs', `${fileName(category)}-${number + 1}-${stage}`, JOB);

/** A client's photo of a damage of that category: a WebP of 1200 × 900. */
export const damage = (category: string): Promise<Buffer> =>
  readFile(fileIn('damages', `${fileName(category)}.webp`));

const picture = (kind: string, name: string, size: typeof FACE): Picture => ({
  name: `${kind}/${name}`,
  ...size,
  full: () => readFile(fileIn(kind, 'full', `${name}.webp`)),
  card: () => readFile(fileIn(kind, 'card', `${name}.webp`)),
});

/** «Ramón Núñez Ibarra» → `ramon-nunez-ibarra`. */
const fileName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
