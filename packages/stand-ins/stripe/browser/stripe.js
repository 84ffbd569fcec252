import { askBank } from './bank-window.js';
import { createElements, innerElements } from './elements.js';
import { createRequests, flattened, integrationError } from './requests.js';

/** `Stripe(publishableKey, options)` for a stand-in that answers under `base`. */
export function createStripe(base, publishableKey, { locale = 'auto' } = {}) {
  if (!publishableKey.startsWith('pk_')) throw integrationError('Pass a publishable key (pk_…).');
  const requests = createRequests(base, publishableKey, locale);
  const intentResult = ({ value, error }) => (error ? { error } : { paymentIntent: value });

  async function authenticated(clientSecret, intent) {
    const action = intent.next_action;
    if (action?.type === 'redirect_to_url') return leaveTo(action.redirect_to_url.url);
    if (action?.type !== 'use_stripe_sdk') return { value: intent };
    const page = `${base}/3ds/${intent.id}?client_secret=${clientSecret}`;
    const reply = await askBank(page, clientSecret, requests);
    const failure = reply.value?.last_payment_error;
    if (!failure || reply.value.status !== 'requires_payment_method') return reply;
    return { error: { ...failure, payment_intent: reply.value } };
  }

  async function confirmed(clientSecret, fields) {
    const { value, error } = await requests.confirmIntent(clientSecret, fields);
    if (error) return { error };
    return value.status === 'requires_action' ? authenticated(clientSecret, value) : { value };
  }

  return {
    elements: (options = {}) => createElements({ locale, ...options }, requests),

    async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
      const inner = elements && innerElements(elements);
      const secret = clientSecret ?? inner?.clientSecret();
      if (!secret) throw integrationError('confirmPayment needs a clientSecret.');
      if (redirect === 'always' && !confirmParams.return_url) {
        throw integrationError('confirmPayment needs confirmParams.return_url.');
      }
      const element = inner?.mounted();
      const invalid = element?.validate();
      if (invalid) return { error: invalid };

      const { payment_method_data: data, ...params } = confirmParams;
      const result = await confirmed(
        secret,
        flattened({
          ...params,
          ...(element && { payment_method_data: { type: 'card', card: element.card(), ...data } }),
        }),
      );
      if (result.error) {
        element?.showError(result.error);
        return { error: result.error };
      }
      if (redirect === 'if_required') return { paymentIntent: result.value };
      return leaveTo(returnAddress(confirmParams.return_url, secret, result.value));
    },

    async handleNextAction({ clientSecret }) {
      const { value, error } = await requests.retrieveIntent(clientSecret);
      return intentResult(error ? { error } : await authenticated(clientSecret, value));
    },

    async retrievePaymentIntent(clientSecret) {
      return intentResult(await requests.retrieveIntent(clientSecret));
    },

    async confirmCardPayment(clientSecret, { payment_method: method, return_url } = {}) {
      const fields = flattened({ payment_method: method, return_url });
      return intentResult(await confirmed(clientSecret, fields));
    },

    async createPaymentMethod({ elements }) {
      const element = innerElements(elements).mounted();
      const invalid = element.validate();
      if (invalid) return { error: invalid };
      const fields = flattened({ type: 'card', card: element.card() });
      const { value, error } = await requests.createPaymentMethod(fields);
      return error ? { error } : { paymentMethod: value };
    },

    createToken() {
      throw integrationError('The stand-in has no tokens; use the Payment Element.');
    },

    // The official wrappers call these to register.
    _registerWrapper() {},
    registerAppInfo() {},
  };
}

function returnAddress(returnUrl, clientSecret, intent) {
  const address = new URL(returnUrl, window.location.href);
  address.searchParams.set('payment_intent', intent.id);
  address.searchParams.set('payment_intent_client_secret', clientSecret);
  address.searchParams.set(
    'redirect_status',
    intent.status === 'succeeded' ? 'succeeded' : 'pending',
  );
  return address.href;
}

/** Navigates away; the promise never resolves. */
function leaveTo(address) {
  window.location.assign(address);
  return new Promise(() => {});
}
