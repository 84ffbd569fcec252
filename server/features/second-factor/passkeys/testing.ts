import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { addPasskey, beginPasskey } from '#contract/second-factor.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';

const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
const text = (content: Uint8Array): string => Buffer.from(content).toString('base64url');

/** What the device found out about whoever holds it. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

interface Odd {
  /** Base64url; else made up. */
  id?: string;
  origin?: string;
  /** Whether it asked for a finger, a face or a PIN. */
  verifies?: boolean;
}

/** A device with one key, which answers as browsers do (WebAuthn level 3, ES256, without attestation). */
export class Device {
  readonly id: string;
  readonly #origin: string;
  readonly #verifies: boolean;
  readonly #pair: { publicKey: KeyObject; privateKey: KeyObject };
  uses = 0;

  constructor({ id, origin = 'http://localhost:3000', verifies = true }: Odd = {}) {
    this.id = id ?? text(randomBytes(32));
    this.#origin = origin;
    this.#verifies = verifies;
    this.#pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Makes its key, for an account that asked with this challenge. */
  make(challenge: string) {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#facts(WITH_KEY),
      Buffer.alloc(16),
      length,
      id,
      isoCBOR.encode(key),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: text(this.#client('webauthn.create', challenge)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge. */
  sign(challenge: string) {
    this.uses += 1;
    const client = this.#client('webauthn.get', challenge);
    const authData = this.#facts();
    const signature = sign(
      'sha256',
      Buffer.concat([authData, sha256(client)]),
      this.#pair.privateKey,
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(authData),
        signature: text(signature),
      },
    };
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' } as const;
  }

  #client(type: string, challenge: string): Buffer {
    const said = { type, challenge, origin: this.#origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(said));
  }

  #facts(more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.uses);
    const flags = PRESENT + (this.#verifies ? VERIFIED : 0) + more;
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter]);
  }
}

/** Gives somebody a key. */
export async function withKey(test: TestApp, as: Credentials, device = new Device()) {
  const { reto } = await test.call.send(beginPasskey, {}, { as });
  const input = { nombre: 'Mi teléfono', respuesta: device.make(reto) };
  const { codigos } = await test.call.send(addPasskey, input, { as });
  return { device, codigos };
}
