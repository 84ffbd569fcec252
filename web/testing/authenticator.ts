import { cdp } from 'vitest/browser';

/** Gives the browser a device that knows its owner, in place of a fingerprint reader; the answer takes it away again. */
export async function withAuthenticator(): Promise<() => Promise<void>> {
  const session = cdp();
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await session.send('WebAuthn.disable');
  };
}
