import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { ParsedInputOf } from '#contract/call.ts';
import type { addPasskey, Signed } from '#contract/second-factor.ts';
import type { Config } from '#server/config.ts';

// What a device answers comes from outside: whatever the library throws at it is a key that we do not know.

type IsExpected = (challenge: string) => Promise<boolean>;

/** The platform as devices know it: a key made for it works nowhere else. */
const relyingParty = ({ origin }: Pick<Config, 'origin'>) => ({
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
  // The device has asked for a finger, a face or a PIN: so a key stands for a password and a second factor.
  requireUserVerification: true,
});

/** A new key; null when the answer is none, or of another challenge. */
export async function readNewKey(
  config: Pick<Config, 'origin'>,
  response: ParsedInputOf<typeof addPasskey>['respuesta'],
  isExpected: IsExpected,
) {
  try {
    const result = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: isExpected,
      ...relyingParty(config),
    });
    return result.verified ? result.registrationInfo.credential : null;
  } catch {
    return null;
  }
}

interface StoredKey {
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
}

/** How often the device says that its key was used, once it is right; null when it is not. */
export async function readSigned(
  config: Pick<Config, 'origin'>,
  { response, key }: { response: Signed; key: StoredKey },
  isExpected: IsExpected,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: isExpected,
      ...relyingParty(config),
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(key.public_key),
        counter: key.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
