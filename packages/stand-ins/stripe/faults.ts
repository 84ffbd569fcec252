import { invalidRequest, StripeError } from './errors.ts';

/**
 * `slow` answers late, `lost` does the work and cuts the connection; the others answer instead of it. `in_use`, as where
 * an earlier request with the same key still runs, meets only calls with a key.
 */
export const faultKinds = ['429', '500', 'slow', 'lost', 'in_use'] as const;

export type Fault = {
  /** As `POST /v1/refunds` or `GET /v1/refunds/:id`; `*` is every call. */
  match: string;
  /** How many more calls it meets. */
  times: number;
  kind: (typeof faultKinds)[number];
  /** How late a slow answer is. */
  ms: number;
};

export type Faults = ReturnType<typeof createFaults>;

/** What goes wrong with the next calls; the first that fits meets a call. */
export function createFaults() {
  let waiting: { fault: Fault; pattern: RegExp }[] = [];
  return {
    list: () => waiting.map(({ fault }) => fault),
    add(fault: Fault): void {
      if (!/^(\*|(GET|POST) \/v1\/[\w/:]+)$/.test(fault.match)) {
        throw invalidRequest('match is as POST /v1/refunds, GET /v1/refunds/:id or *');
      }
      const path = fault.match === '*' ? '.*' : fault.match.replaceAll(':id', '[^/]+');
      waiting.push({ fault, pattern: new RegExp(`^${path}$`) });
    },
    clear(): void {
      waiting = [];
    },
    /** The kind of fault that meets this call, and uses it up. */
    meet(method: string, path: string): Fault | undefined {
      const met = waiting.find(({ pattern }) => pattern.test(`${method} ${path}`));
      if (!met) return undefined;
      met.fault = { ...met.fault, times: met.fault.times - 1 };
      if (met.fault.times < 1) waiting = waiting.filter((other) => other !== met);
      return met.fault;
    },
  };
}

export const tooManyRequests = () =>
  new StripeError(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Request rate limit exceeded. Slow down and try again.',
  });

export const brokenDown = () =>
  new StripeError(500, {
    type: 'api_error',
    message: 'An unknown error occurred. Stripe has been notified.',
  });

export const keyInUse = (key: string) =>
  new StripeError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  });
