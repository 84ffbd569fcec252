import { generateSecret, generateURI, verify } from 'otplib';
import { STEP_SECONDS } from '#domain/second-factor/second-factor.ts';

/** Watches go wrong by seconds, and people type slowly: the code before and the one after are taken too. */
const TOLERANCE_SECONDS = STEP_SECONDS;

/** A new secret of an app: base 32, 160 bits. */
export const newSecret = (): string => generateSecret();

/** What an app reads from a QR code. */
export const uriOf = (secret: string, email: string): string =>
  generateURI({ issuer: 'Maestros', label: email, secret });

/** The 30 seconds, counted since 1970, whose code of six digits this is; null when it is of none that is taken now. */
export async function stepOf(secret: string, token: string, now: Date): Promise<number | null> {
  const result = await verify({
    secret,
    token,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return result.valid && 'epoch' in result ? Math.floor(result.epoch / STEP_SECONDS) : null;
}
