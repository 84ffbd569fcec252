import { createStripe } from './stripe.js';

// Read at once: `currentScript` is set only while the script runs for the first time.
const base = new URL(document.currentScript.src).href.replace(
  /\/(v3\/?|(endive\/)?stripe\.js)([?#].*)?$/,
  '',
);

window.Stripe = (publishableKey, options) => createStripe(base, publishableKey, options);
// The release that @stripe/stripe-js expects.
window.Stripe.version = 'endive';
