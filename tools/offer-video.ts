// Draws the loop of /oferta-profesionales and its poster anew: `node tools/offer-video.ts`. Needs ffmpeg
// with libvpx and libx264; what it writes is in the repository, so that nothing else needs it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { HEIGHT, scene, WIDTH } from './offer-video/scene.ts';
import { LENGTH } from './offer-video/time.ts';

const FRAMES_PER_SECOND = 25;
/** The loop begins at work: that is what the poster shows while, or instead of, the film. */
const BEGIN = 2.64;
const folder = path.resolve(import.meta.dirname, '../web/areas/public/offer/video');

/** For desktops and for phones; the phone's screen has more pixels than it seems. */
const SIZES = [
  { name: 'banner', width: WIDTH, height: HEIGHT },
  { name: 'banner-phone', width: 768, height: 432 },
];

const webm = '-c:v libvpx-vp9 -crf 40 -b:v 0 -row-mt 1 -g 250'.split(' ');
const mp4 =
  '-c:v libx264 -crf 28 -preset veryslow -tune animation -profile:v main -movflags +faststart -g 250'.split(
    ' ',
  );

await mkdir(folder, { recursive: true });
const frames = Array.from({ length: LENGTH * FRAMES_PER_SECOND }, (_, frame) =>
  Buffer.from(scene((BEGIN + frame / FRAMES_PER_SECOND) % LENGTH)),
);
for (const { name, width, height } of SIZES) {
  await write(`${name}.webp`, (file) =>
    sharp(frames[0])
      .resize(width, height)
      .webp({ quality: 68, effort: 6, smartSubsample: true })
      .toFile(file),
  );
  // Both from the same pixels; a browser takes the first that it knows.
  await write(`${name}.webm`, (file) => encode(file, width, height, webm));
  await write(`${name}.mp4`, (file) => encode(file, width, height, mp4));
}

async function encode(file: string, width: number, height: number, codec: readonly string[]) {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  // Screens expect the colours of high definition; said in the file, none has to guess.
  const colours = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'];
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const rate = ['-r', String(FRAMES_PER_SECOND)];
  const options = [...raw, ...rate, '-i', '-', '-an', ...colours, ...tags, ...codec];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = once(ffmpeg, 'exit');
  for (const frame of frames) {
    const pixels = await sharp(frame).resize(width, height).removeAlpha().raw().toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await done) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}`);
}

async function write(name: string, make: (file: string) => Promise<unknown>): Promise<void> {
  const file = path.join(folder, name);
  await make(file);
  console.log(`${name}: ${Math.round((await stat(file)).size / 1024)} KB`);
}
