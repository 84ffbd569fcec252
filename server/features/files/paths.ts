import { createHmac, timingSafeEqual } from 'node:crypto';

export type Size = 'full' | 'card';

const VALID_SECONDS = 5 * 60;
/** Links made within the same minute are the same, so that the browser's cache can serve them. */
const STEP_SECONDS = 60;

/** The name of an image's object, which is also the last part of its path. */
export const objectName = (id: string, size: Size): string =>
  `${id}${size === 'card' ? '-card' : ''}.webp`;

/** The file id within an object's name, or null when it is no such name. */
export function fileIdOf(name: string): string | null {
  // Ids have a fixed length, so one that ends in «-card» is no other's card.
  return /^([\w-]{24})(?:-card)?\.webp$/.exec(name)?.[1] ?? null;
}

/** The path below the API base of an image that anyone may see. */
export const publicPath = (id: string, size: Size = 'full'): string =>
  `/files/${objectName(id, size)}`;

/** The path of a private image, good for five minutes and at most one more. */
export function signedPath(secretKey: string, id: string, now: Date, size: Size = 'full'): string {
  const name = objectName(id, size);
  const earliest = Math.ceil(now.getTime() / 1000) + VALID_SECONDS;
  const expiry = Math.ceil(earliest / STEP_SECONDS) * STEP_SECONDS;
  return `/files/${name}?v=${expiry}&f=${sign(secretKey, name, expiry)}`;
}

/** Whether a signature belongs to exactly this name and expiry, and if so whether it still holds. */
export function checkSignature(
  secretKey: string,
  name: string,
  { v, f }: { v?: unknown; f?: unknown },
  now: Date,
): 'valid' | 'expired' | 'forged' {
  if (typeof v !== 'string' || typeof f !== 'string' || !/^\d{1,12}$/.test(v)) return 'forged';
  const given = Buffer.from(f);
  const right = Buffer.from(sign(secretKey, name, Number(v)));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
  return Number(v) * 1000 > now.getTime() ? 'valid' : 'expired';
}

const sign = (secretKey: string, name: string, expiry: number): string =>
  createHmac('sha256', secretKey).update(`file\n${name}\n${expiry}`).digest('base64url');
