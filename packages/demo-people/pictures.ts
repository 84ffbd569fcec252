import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A drawn picture in the two sizes in which the product keeps images, as WebP. */
export interface Picture {
  /** Names the picture among all of them; the same for everybody who has it. */
  readonly name: string;
  /** Of `full`, in pixels. */
  readonly width: number;
  readonly height: number;
  full(): Promise<Buffer>;
  card(): Promise<Buffer>;
}

export type Stage = 'antes' | 'despues';

const FACE = { width: 480, height: 480 };
const JOB = { width: 1200, height: 900 };

const place = (...parts: string[]): string => path.join(import.meta.dirname, 'pictures', ...parts);

/** Whose faces there are, as `face` takes them. */
export const faceNames: readonly string[] = readdirSync(place('faces', 'full'))
  .map((file) => path.basename(file, '.webp'))
  .toSorted();

/** The face of a person by name and surnames, as they are written or as files are called. */
export const face = (name: string): Picture => picture('faces', fileName(name), FACE);

/** One of a category's three drawn jobs, from 0, before or after it was done. */
export const job = (category: string, number: number, stage: Stage): Picture =>
  picture('jobs', `${fileName(category)}-${number + 1}-${stage}`, JOB);

/** What a client's telephone shows of a trouble of that category: a WebP of 1200 × 900. */
export const trouble = (category: string): Promise<Buffer> =>
  readFile(place('troubles', `${fileName(category)}.webp`));

const picture = (kind: string, name: string, size: typeof FACE): Picture => ({
  name: `${kind}/${name}`,
  ...size,
  full: () => readFile(place(kind, 'full', `${name}.webp`)),
  card: () => readFile(place(kind, 'card', `${name}.webp`)),
});

/** «Ramón Núñez Ibarra» → `ramon-nunez-ibarra`. */
const fileName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
