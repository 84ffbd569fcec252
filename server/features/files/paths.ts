import type { SecretKeys } from '#server/secret-keys.ts';
import { isSigned, sign } from '#server/secret-keys.ts';

export type Size = 'full' | 'card';

const VALID_SECONDS = 5 * 60;
/** Links made within the same minute are equal, so that the browser can cache them. */
const EXPIRY_ROUNDING_SECONDS = 60;

/** The name of an image's object, which is also the last part of its path. */
export const objectName = (id: string, size: Size): string =>
  `${id}${size === 'card' ? '-card' : ''}.webp`;

/** The file id within an object's name; null for any other name. */
export function fileIdOf(name: string): string | null {
  // Ids have a fixed length, so an id ending in «-card» is not mistaken for another's small size.
  return /^([\w-]{24})(?:-card)?\.webp$/.exec(name)?.[1] ?? null;
}

/** The path below the API base of an image that anyone may see. */
export const publicPath = (id: string, size: Size = 'full'): string =>
  `/files/${objectName(id, size)}`;

/** The signed path of a private image, valid for five to six minutes. */
export function signedPath(
  secretKeys: SecretKeys,
  id: string,
  now: Date,
  size: Size = 'full',
): string {
  const name = objectName(id, size);
  const expiry = expiryFrom(now);
  return `/files/${name}?v=${expiry}&f=${sign(secretKeys, textOf({ name, expiry, viewer: '' }))}`;
}

/** The signed path of an ID image, valid as long, and only for `viewer` (a keylogin). */
export const idImagePath = (
  secretKeys: SecretKeys,
  id: string,
  viewer: string,
  now: Date,
): string => pathFor(viewer, `/identificaciones/${objectName(id, 'full')}`, secretKeys, now);

/** Says that there is an ID image; it opens nothing. */
export const lockedIdImagePath = (id: string): string =>
  `/identificaciones/${objectName(id, 'full')}`;

/** The signed path of a copy of somebody's data, valid as long, and only for its owner. */
export const dataPath = (secretKeys: SecretKeys, name: string, owner: string, now: Date): string =>
  pathFor(owner, `/mis-datos/${name}`, secretKeys, now);

function pathFor(viewer: string, path: string, secretKeys: SecretKeys, now: Date): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const expiry = expiryFrom(now);
  const signature = sign(secretKeys, textOf({ name, expiry, viewer }));
  return `${path}?v=${expiry}&p=${viewer}&f=${signature}`;
}

const expiryFrom = (now: Date): number =>
  Math.ceil((Math.ceil(now.getTime() / 1000) + VALID_SECONDS) / EXPIRY_ROUNDING_SECONDS) *
  EXPIRY_ROUNDING_SECONDS;

/** The query of a signed link: expiry, viewer (where it matters) and signature. */
export interface LinkQuery {
  v?: unknown;
  p?: unknown;
  f?: unknown;
}

/** Checks the signature of name, expiry and viewer, and the expiry. */
export function checkSignature(
  secretKeys: SecretKeys,
  name: string,
  { v, p = '', f }: LinkQuery,
  now: Date,
): 'valid' | 'expired' | 'forged' {
  if (typeof v !== 'string' || typeof p !== 'string' || typeof f !== 'string') return 'forged';
  if (!/^\d{1,12}$/.test(v)) return 'forged';
  const said = textOf({ name, expiry: Number(v), viewer: p });
  if (!isSigned(secretKeys, said, f)) return 'forged';
  return Number(v) * 1000 > now.getTime() ? 'valid' : 'expired';
}

const textOf = ({ name, expiry, viewer }: { name: string; expiry: number; viewer: string }) =>
  `file\n${name}\n${expiry}\n${viewer}`;
