import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { Measure } from '../report.ts';
import {
  type Hostile,
  accountOf,
  measuresOf,
  prepareCallers,
  sendAll,
  sessionOf,
} from './hostile.ts';
import { memoryOf, type Target } from './target.ts';

const PICTURE = '/api/update-account/account.php';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const PHP = '<?php system($_GET["c"]); ?>';
const ZIP = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200)]);
const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF',
);

type Kind = Pick<Upload, 'isPicture' | 'isRight'>;

interface Upload {
  readonly what: string;
  readonly data: Buffer;
  /** Whether it is a picture, however odd: then it may be taken, and what is stored is another one of it. */
  readonly isPicture?: boolean;
  /** Whether it has to be taken: else the others would be refused for another reason. */
  readonly isRight?: boolean;
}

const TAKEN = new Set(['jpeg', 'png', 'webp']);

const paper = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2542d' } });

/** A PNG that says to be of this size and has these bytes behind it. */
function png(width: number, height: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([size, named, sum]);
}

function crc(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

async function* generated(): AsyncGenerator<Upload> {
  const right: Record<string, Buffer> = {};
  for (const type of ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)
    right[type] = await paper(640, 480)[type]().toBuffer();
  const { jpeg = Buffer.alloc(0), png: plain = Buffer.alloc(0), gif = Buffer.alloc(0) } = right;
  for (const [type, data] of Object.entries(right)) {
    yield { what: `a right ${type}`, data, isPicture: true, isRight: TAKEN.has(type) };
    for (const part of [0.01, 0.1, 0.5, 0.9])
      yield {
        what: `${part} of a ${type}`,
        data: data.subarray(0, Math.ceil(data.length * part)),
        isPicture: true,
      };
    yield {
      what: `a script behind a ${type}`,
      data: Buffer.concat([data, Buffer.from(SVG)]),
      isPicture: true,
    };
    yield {
      what: `PHP behind a ${type}`,
      data: Buffer.concat([data, Buffer.from(PHP)]),
      isPicture: true,
    };
    yield { what: `a ZIP behind a ${type}`, data: Buffer.concat([data, ZIP]), isPicture: true };
    yield {
      what: `the beginning of a ${type}, and nothing of it`,
      data: Buffer.concat([data.subarray(0, 16), Buffer.alloc(5000, 0x41)]),
    };
    yield { what: `a ${type} with other bytes in it`, data: scrambled(data), isPicture: true };
  }
  yield { what: 'SVG with a script', data: Buffer.from(SVG) };
  yield {
    what: 'SVG with a foreign entity',
    data: Buffer.from(`<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`),
  };
  yield { what: 'SVG packed', data: gzipSync(SVG) };
  yield { what: 'HTML', data: Buffer.from('<html><script>alert(1)</script>') };
  yield { what: 'PHP', data: Buffer.from(PHP) };
  yield { what: 'a PDF', data: PDF };
  yield { what: 'a PDF behind a GIF head', data: Buffer.concat([Buffer.from('GIF89a'), PDF]) };
  yield { what: 'a ZIP', data: ZIP };
  yield { what: 'much packed', data: gzipSync(Buffer.alloc(50_000_000)) };
  // As browsers send a form in which none was chosen.
  yield { what: 'nothing', data: Buffer.alloc(0), isPicture: true };
  yield { what: 'a byte', data: Buffer.from([0xff]) };
  yield { what: 'noughts', data: Buffer.alloc(100_000) };
  yield {
    what: 'HEIC that is none',
    data: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(2000)]),
  };
  yield { what: 'BMP', data: Buffer.concat([Buffer.from('BM'), Buffer.alloc(500)]) };
  yield {
    what: 'an icon',
    data: Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(500)]),
  };
  yield { what: 'PostScript', data: Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd)(r) file') };
  yield {
    what: 'instructions of ImageMagick',
    data: Buffer.from("push graphic-context\nfill 'url(https://malo.mx/)'"),
  };
  yield { what: 'a program', data: Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(2000)]) };
  // What is small and says to be large.
  for (const side of [20_000, 60_000, 2_147_483_647])
    yield {
      what: `a PNG that says ${side} × ${side}`,
      data: png(side, side, deflateSync(Buffer.alloc(3_000_000))),
    };
  yield { what: 'a PNG of too many pixels', data: await paper(8000, 5001).png().toBuffer() };
  yield {
    what: 'a PNG whose pixels unpack to a hundred megabytes',
    data: png(100, 100, deflateSync(Buffer.alloc(100_000_000))),
    isPicture: true,
  };
  yield { what: 'a PNG of no size', data: png(0, 0, deflateSync(Buffer.alloc(10))) };
  yield {
    what: 'a picture one pixel high',
    data: await paper(16_000, 1).png().toBuffer(),
    isPicture: true,
  };
  yield { what: 'a GIF of many pictures', data: await many(gif), isPicture: true };
  yield {
    what: 'a JPEG whose EXIF lies',
    data: Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xe1, 0xff, 0xff]),
      Buffer.from('Exif\0\0'),
      jpeg.subarray(2),
    ]),
    isPicture: true,
  };
  yield {
    what: 'a JPEG with a place and a script in its EXIF',
    data: await paper(600, 400)
      .withExif({ IFD0: { Copyright: SVG } })
      .jpeg()
      .toBuffer(),
    isPicture: true,
  };
  yield { what: 'a PNG with a packed profile', data: withProfile(plain), isPicture: true };
  yield { what: 'seven megabytes', data: Buffer.concat([jpeg, Buffer.alloc(7_000_000)]) };
}

const scrambled = (data: Buffer): Buffer =>
  Buffer.from(data.map((byte, at) => (at > 40 && at % 37 === 0 ? byte ^ 0x5a : byte)));

async function many(gif: Buffer): Promise<Buffer> {
  const pages = Array.from({ length: 60 }, () => gif);
  return sharp(pages, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** Behind its head a profile that unpacks to much. */
const withProfile = (data: Buffer): Buffer =>
  Buffer.concat([
    data.subarray(0, 33),
    chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(50_000_000))])),
    data.subarray(33),
  ]);

const NAMES = ['a.jpg', 'a.php', '../../a.png', 'a\u0000.png', 'a.svg', 'CON', '.htaccess'];

/** Files that are no pictures, or more than they say, in the place of one's own picture. */
export async function pictures(target: Target): Promise<Measure[]> {
  await prepareCallers(target);
  const before = memoryOf(target);
  const uploads: (Hostile & Kind)[] = [];
  for await (const { what, data, isPicture = false, isRight = false } of generated()) {
    const n = uploads.length;
    const name = NAMES[n % NAMES.length] ?? '';
    const session = sessionOf('client', n);
    const phone = String(3_300_000_000 + accountOf('client', n));
    const account = JSON.stringify({ nombre: 'Inés', apellidos: 'Ríos', phone });
    const who = Object.entries({ rute: '', ...session, account });
    const fields = who.map(
      ([field, value]) =>
        `--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
    uploads.push({
      what: `«${what}»`,
      path: PICTURE,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.concat([
        Buffer.from(
          `${fields.join('')}--b\r\nContent-Disposition: form-data; name="image"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`,
        ),
        data,
        Buffer.from('\r\n--b--\r\n'),
      ]),
      isPicture,
      isRight,
    });
  }
  const tally = await sendAll(target, uploads, ({ status }, request) => {
    const { isPicture, isRight } = request as Hostile & Kind;
    return status === 200 ? !isPicture : isRight === true;
  });
  return [
    ...measuresOf('hostile uploads', tally),
    {
      name: 'memory after hostile uploads ÷ before',
      value: memoryOf(target) / before,
      unit: '×',
      aim: { atMost: 2.5 },
      note: `${Math.round(before)} MB before`,
    },
  ];
}
