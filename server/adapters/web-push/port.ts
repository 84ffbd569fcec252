/** A browser that asked to be told, as its push service knows it. */
export interface Device {
  /** The address at which the push service takes messages for it. */
  readonly endpoint: string;
  /** The browser's public key, base64url. */
  readonly p256dh: string;
  /** Its secret for the encryption, base64url. */
  readonly auth: string;
}

export interface PushMessage {
  /** What the product's worker in the browser reads: JSON. */
  readonly payload: string;
  /** For how long the push service keeps it for a device that is off, in seconds. */
  readonly keepSeconds: number;
}

export interface PushSender {
  /** What browsers ask for when they subscribe, base64url. */
  readonly publicKey: string;
  /** Whether an address is that of a push service: nothing is sent to any other. */
  knows(endpoint: string): boolean;
  /** Resolves once the push service has taken it. */
  send(device: Device, message: PushMessage): Promise<void>;
}

/** The browser has withdrawn it, or is no more. */
export class GoneDevice extends Error {
  override name = 'GoneDevice';
}

/** The push service takes nothing from us for it, such as one that subscribed with another key. */
export class RefusedDevice extends Error {
  override name = 'RefusedDevice';
}
