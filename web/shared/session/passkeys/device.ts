import type { InputOf, OutputOf } from '#contract/call.ts';
import type { addPasskey, beginPasskey } from '#contract/second-factor.ts';
import type { passkeyLogin } from '#contract/session.ts';
import { ApiError } from '#web/api/client.ts';

/** Whether this browser knows keys of devices at all. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && Boolean(navigator.credentials);

/** As the platform is called on the device's own screen. */
const NAME = 'Maestros';

/** Asks the device to make a key. */
export async function makeKey(
  { reto, usuario, conocidas }: OutputOf<typeof beginPasskey>,
  person: { email: string; nombre: string },
): Promise<InputOf<typeof addPasskey>['respuesta']> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startRegistration({
    optionsJSON: {
      challenge: reto,
      rp: { name: NAME },
      user: { id: usuario, name: person.email, displayName: person.nombre },
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      excludeCredentials: conocidas.map((key) => ({ id: key.id, type: 'public-key' })),
      // It signs in by itself: the device keeps it, and asks for a finger, a face or a PIN.
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  }).catch(inWords);
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/** Asks a device to sign with one of these keys, or with any that it has for the platform. */
export async function signWithKey(
  challenge: string,
  known: readonly { id: string }[] = [],
): Promise<InputOf<typeof passkeyLogin>['respuesta']> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      userVerification: 'required',
      allowCredentials: known.map((key) => ({ id: key.id, type: 'public-key' })),
    },
  }).catch(inWords);
  const { clientDataJSON, authenticatorData, signature } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature },
  };
}

/** What a device did not do, in a sentence for whoever holds it. */
function inWords(error: unknown): never {
  const { name } = error instanceof Error ? error : { name: '' };
  if (name === 'InvalidStateError')
    throw new ApiError('Este dispositivo ya tiene una llave de acceso de tu cuenta.', 'device');
  // Closed, refused, too late or without a key: browsers say no more, so that sites learn nothing.
  throw new ApiError('No se usó ninguna llave de acceso. Puedes intentarlo otra vez.', 'device');
}
