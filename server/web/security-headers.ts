import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isPayingAddress } from '#lib/paying.ts';

/**
 * Origins that the content security policy allows beyond our own and the provider's: other sites of ours.
 */
export interface ExtraSources {
  connect?: readonly string[];
  image?: readonly string[];
}

export interface SecurityHeadersOptions {
  mode: 'development' | 'production';
  extraSources?: ExtraSources;
}

/** Registers helmet on `app`; call it before the routes that it is for. Fills `reply.cspNonce` in production. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: SecurityHeadersOptions,
): Promise<void> {
  await app.register(helmet, helmetOptions(options));
  // Helmet has no word for it.
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('permissions-policy', PERMISSIONS);
    next();
  });
}

/**
 * What no page of ours uses, so that nothing that gets into one can ask for it. A professional's service area may be found by
 * where they are, and payments go through frames of the provider.
 */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** Of data nothing may be run, framed, kept or taken for another type. */
const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * The headers of routes that answer only data, in a scope registered before the pages' headers: these, which helmet
 * builds anew for each reply, would take longer than reading a session and weigh more than most replies.
 */
export function answerOnlyData(scope: FastifyInstance): void {
  scope.addHook('onRequest', (_request, reply, next) => {
    reply.headers(DATA_HEADERS);
    next();
  });
}

/** Sources that only the documents have in which one pays by card. */
function wherePaid(sources: string, elsewhere = '') {
  return ({ url = '/' }: { url?: string }): string => {
    const [pathname = '', search = ''] = url.split('?', 2);
    return isPayingAddress(pathname, search) ? sources : elsewhere;
  };
}

function helmetOptions({ mode, extraSources = {} }: SecurityHeadersOptions): FastifyHelmetOptions {
  const { connect = [], image = [] } = extraSources;
  // Vite's client injects <style> and inline scripts without a nonce and opens a web socket.
  const hot = mode === 'development';
  return {
    enableCSPNonces: !hot,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'script-src': [
          "'self'",
          wherePaid('https://js.stripe.com'),
          ...(hot ? ["'unsafe-inline'"] : []),
        ],
        'script-src-attr': ["'none'"],
        'style-src': ["'self'", ...(hot ? ["'unsafe-inline'"] : [])],
        // React writes style attributes (widths of bars, positions of pop-ups).
        'style-src-attr': ["'unsafe-inline'"],
        'font-src': ["'self'"],
        'media-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:', ...image],
        'connect-src': [
          "'self'",
          wherePaid('https://api.stripe.com'),
          ...connect,
          ...(hot ? ['ws:', 'wss:'] : []),
        ],
        'frame-src': [wherePaid("'self' https://js.stripe.com https://hooks.stripe.com", "'none'")],
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        // One policy decides, which each document brings (web/shared/layout/start/trusted-types.ts).
        ...(!hot && {
          'require-trusted-types-for': ["'script'"],
          'trusted-types': ['default'],
        }),
        'report-uri': ['/api/policy-report'],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Effective behind a balancer that ends TLS; browsers ignore it over plain HTTP.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  };
}
