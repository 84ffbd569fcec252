import { createStripe } from './stripe.js';

// Read while the script runs for the first time: afterwards the document has forgotten it.
const base = new URL(document.currentScript.src).href.replace(
  /\/(v3\/?|(endive\/)?stripe\.js)([?#].*)?$/,
  '',
);

window.Stripe = (publishableKey, options) => createStripe(base, publishableKey, options);
// The release train that @stripe/stripe-js asks for.
window.Stripe.version = 'endive';
