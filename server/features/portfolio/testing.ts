import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import type { Call } from '#contract/call.ts';
import { getProfilePublic } from '#contract/search.ts';
import type { PortfolioItem } from '#contract/views.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';

/** An image as the form sends it: a new one by its content, an existing one by its path. */
export interface SentImage {
  readonly file?: Buffer;
  readonly name?: string;
  readonly ruta?: string | undefined;
  readonly estado?: string;
}

interface Outcome {
  readonly status: number;
  readonly mensaje: string;
  readonly code?: string;
  readonly campos?: Record<string, string>;
  readonly id?: number;
  readonly repetido?: boolean;
  readonly user?: { portfolio: PortfolioItem[] };
}

/** Sends a call with the payload names of 2 §7: `imagenes[0][file]`, `imagenes[0][estado]`, `imagenes[0][ruta]`. */
export async function sendForm(
  test: TestApp,
  call: Call,
  as: Credentials,
  fields: object,
  list: readonly SentImage[] = [],
): Promise<Outcome> {
  const said: Record<string, string> = {};
  const images: Record<string, { name: string; content: Buffer }> = {};
  for (const [i, { file, name = `foto-${i}.jpg`, ruta, estado }] of list.entries()) {
    if (file) images[`imagenes[${i}][file]`] = { name, content: file };
    if (ruta !== undefined) said[`imagenes[${i}][ruta]`] = ruta;
    if (estado !== undefined) said[`imagenes[${i}][estado]`] = estado;
  }
  const { session_id, keylogin } = as;
  const options = { as: { session_id, keylogin }, images };
  return test.call.reply(call, { ...fields, ...said }, options);
}

/** New images, as the form sends them. */
export const chosen = (...files: Buffer[]): SentImage[] =>
  files.map((file) => ({ file, estado: 'por_subir' }));

/** A photo that its width identifies after it is stored. */
export const photo = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 20, channels: 3, background: '#c2542d' } })
    .jpeg()
    .toBuffer();

/** Pads an image to a size: decoders stop where the picture ends. */
export const padded = (image: Buffer, bytes: number): Buffer =>
  Buffer.concat([image, Buffer.alloc(bytes - image.length)]);

/** What everybody sees on the public profile. */
export async function publicPortfolio(test: TestApp, of: Credentials): Promise<PortfolioItem[]> {
  const { profile } = await test.call.send(getProfilePublic, { keylogin: of.keylogin });
  return profile.portfolio;
}

/** The widths of a project's images in their order, as they are served. */
export async function widthsOf(test: TestApp, item: PortfolioItem | undefined): Promise<number[]> {
  const widths: number[] = [];
  for (const { ruta } of item?.imagenes ?? []) {
    const answer = await test.app.inject({ method: 'GET', url: `/api${ruta}` });
    widths.push((await sharp(answer.rawPayload).metadata()).width);
  }
  return widths;
}

/** How many files the object store has: two of each image. */
export const storedObjects = (test: TestApp): number =>
  readdirSync(test.services.config.dataDir, { recursive: true }).filter((name) =>
    String(name).endsWith('.webp'),
  ).length;
