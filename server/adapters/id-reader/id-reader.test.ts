import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf } from '#domain/identity/ine/mrz.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { cardOf, photoOf } from '#server/testing/id-photos.ts';
import type { IdReader } from './port.ts';
import { tesseractReader } from './tesseract.ts';

const CARD = cardOf();
const READER = path.join(import.meta.dirname, 'tesseract.ts');
/** Every way to look at a picture is tried before it counts as illegible. */
const THOROUGH = { timeout: 180_000 };

let reader: IdReader;
beforeAll(() => {
  reader = tesseractReader();
});
afterAll(() => reader.close());

const checked = (lines: readonly string[] | undefined) => lines?.slice(0, 2);

describe('a photo of a card', () => {
  it.each([
    ['held straight', {}],
    ['that fills it', { fills: 0.98 }],
    ['far away', { fills: 0.45 }],
    ['held askew', { tilt: 2 }],
    ['held very much askew', { tilt: -5 }],
    ['turned to the right', { rotation: 90 }],
    ['upside down', { rotation: 180 }],
    ['turned to the left', { rotation: 270, tilt: 1 }],
    ['a little blurred', { blur: 2 }],
  ] as const)('is read when it is %s', async (_how, held) => {
    const read = await reader.read([await photoOf(CARD, held)]);
    expect(checked(read?.lines)).toEqual(checked(CARD));
    expect(fieldsOf(read?.lines ?? CARD).digitos.compuesto).toBe(true);
  });

  it('that says how it lies is turned by that', async () => {
    const lying = await sharp(await photoOf(CARD, { rotation: 270 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(checked((await reader.read([lying]))?.lines)).toEqual(checked(CARD));
  });

  it('is found in the second picture', async () => {
    const read = await reader.read([await drawnPhoto(), await photoOf(CARD)]);
    expect(read).toMatchObject({ picture: 1 });
    expect(checked(read?.lines)).toEqual(checked(CARD));
  });

  it('says nothing when a lamp hides the lines', THOROUGH, async () => {
    expect(await reader.read([await photoOf(CARD, { glare: true })])).toBeNull();
  });

  it('shows a wrong check digit as it is printed', THOROUGH, async () => {
    const [first, second, third] = CARD;
    const forged = [first, second.replace('800705', '810705'), third] as const;
    const read = await reader.read([await photoOf(forged)]);
    expect(checked(read?.lines)).toEqual(checked(forged));
    expect(fieldsOf(read?.lines ?? CARD).digitos).toMatchObject({ cic: true, compuesto: false });
  });
});

it('fails on what is no picture, and then goes on', async () => {
  const spoilt = reader.read([Buffer.from('no picture')]);
  const next = reader.read([await photoOf(CARD)]);
  await expect(spoilt).rejects.toThrow();
  expect(checked((await next)?.lines)).toEqual(checked(CARD));
});

it('gives up a reading that takes too long', async () => {
  const hasty = tesseractReader({ readingMs: 0 });
  await expect(hasty.read([await photoOf(CARD)])).rejects.toThrow('has ended');
  await hasty.close();
});

it('gives up when it is closed', async () => {
  const other = tesseractReader();
  const outcome = other.read([await photoOf(CARD)]).catch(String);
  await other.close();
  expect(await outcome).toContain('Error');
  await expect(other.read([await photoOf(CARD)])).rejects.toThrow('closed');
});

it('needs no network, and lets its process end', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lector ñandú '));
  try {
    const photo = path.join(folder, 'foto de la ine.jpg');
    await writeFile(photo, await photoOf(CARD));
    const offline = path.join(folder, 'offline.mjs');
    await writeFile(offline, OFFLINE);
    const script = path.join(folder, 'lee.mjs');
    await writeFile(
      script,
      `import { readFileSync } from 'node:fs';
      import { tesseractReader } from ${JSON.stringify(pathToFileURL(READER))};
      const reader = tesseractReader({ idleMs: 0 });
      const read = await reader.read([readFileSync(${JSON.stringify(photo)})]);
      console.log(JSON.stringify(read.lines));`,
    );
    const args = ['--import', pathToFileURL(offline).href, script];
    // Ends by itself, without being told to, because its thread does.
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
    expect(checked(JSON.parse(stdout) as string[])).toEqual(checked(CARD));
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Loaded into the process and each of its threads: whoever reaches for the network ends it. */
const OFFLINE = `
import dns from 'node:dns';
import net from 'node:net';
import { syncBuiltinESMExports } from 'node:module';
const refuse = () => { console.error('network'); process.kill(process.pid, 'SIGKILL'); };
globalThis.fetch = refuse;
net.Socket.prototype.connect = refuse;
dns.lookup = refuse;
syncBuiltinESMExports();
`;
