import { texts } from './texts.js';

/** Calls of the API with a publishable key. They answer `{ error }` or `{ value }`, and never throw. */
export function createRequests(base, publishableKey, locale) {
  async function call(path, options) {
    try {
      const reply = await fetch(`${base}${path}`, options);
      const body = await reply.json();
      return body.error ? { error: body.error } : { value: body };
    } catch {
      return { error: { type: 'api_connection_error', message: texts.connection } };
    }
  }

  function post(path, fields) {
    const body = new URLSearchParams({ key: publishableKey, ...fields });
    return call(path, { method: 'POST', body });
  }

  return {
    retrieveIntent(clientSecret) {
      const query = new URLSearchParams({ client_secret: clientSecret, key: publishableKey });
      return call(`/v1/payment_intents/${intentId(clientSecret)}?${query}`);
    },
    confirmIntent(clientSecret, fields) {
      return post(`/v1/payment_intents/${intentId(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        use_stripe_sdk: 'true',
        locale,
        ...fields,
      });
    },
    cancelAuthentication(clientSecret) {
      return post(`/v1/payment_intents/${intentId(clientSecret)}/source_cancel`, {
        client_secret: clientSecret,
      });
    },
    createPaymentMethod: (fields) => post('/v1/payment_methods', fields),
  };
}

/** `pi_123_secret_456` → `pi_123` */
function intentId(clientSecret) {
  const [id, secret] = String(clientSecret).split('_secret_');
  if (!id.startsWith('pi_') || !secret) {
    throw integrationError(`Invalid value for clientSecret: ${clientSecret}`);
  }
  return id;
}

/** Nested fields as the API reads them: `{ a: { b: 1 } }` → `{ 'a[b]': '1' }`. */
export function flattened(fields, prefix = '') {
  return Object.entries(fields).reduce((flat, [name, value]) => {
    const key = prefix ? `${prefix}[${name}]` : name;
    if (value === undefined || value === null) return flat;
    return {
      ...flat,
      ...(typeof value === 'object' ? flattened(value, key) : { [key]: String(value) }),
    };
  }, {});
}

/** For mistakes of the page's author, not of the person: thrown, as in the real script. */
export function integrationError(message) {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}
