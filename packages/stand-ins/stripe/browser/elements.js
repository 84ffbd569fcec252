import { createPaymentElement } from './payment-element.js';
import { integrationError } from './requests.js';

/**
 * `stripe.elements(options)`: the elements of one page. Only the Payment Element exists here. Internals are
 * kept in a WeakMap, out of the page's reach.
 */
const inners = new WeakMap();

export function createElements(options, requests) {
  const current = { ...options };
  let payment = null;

  async function load() {
    if (!current.clientSecret) return {};
    const { value, error } = await requests.retrieveIntent(current.clientSecret);
    if (error) return { error };
    if (!['succeeded', 'canceled'].includes(value.status)) return {};
    return {
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message:
          'This PaymentIntent is in a terminal state and cannot be used to initialize Elements.',
        payment_intent: value,
      },
    };
  }

  const elements = {
    create(type, elementOptions = {}) {
      if (type !== 'payment') throw integrationError(`The stand-in has no ${type} Element.`);
      if (payment) throw integrationError('Can only create one Element of type payment.');
      payment = createPaymentElement({
        appearance: current.appearance,
        options: elementOptions,
        load,
        onDestroy: () => {
          payment = null;
        },
      });
      return payment.element;
    },
    getElement(type) {
      const name = typeof type === 'string' ? type : type?.__elementType;
      return name === 'payment' ? (payment?.element ?? null) : null;
    },
    update(changes) {
      Object.assign(current, changes);
      if (changes.appearance) payment?.inner.restyle(changes.appearance);
    },
    async submit() {
      const error = mounted().validate();
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
    fetchUpdates: async () => ({}),
  };

  function mounted() {
    if (payment?.inner.isMounted()) return payment.inner;
    throw integrationError('The payment Element must be mounted and ready before it is used.');
  }

  inners.set(elements, { mounted, clientSecret: () => current.clientSecret });
  return elements;
}

export function innerElements(elements) {
  const inner = inners.get(elements);
  if (inner) return inner;
  throw integrationError('Pass the elements that stripe.elements() made.');
}
