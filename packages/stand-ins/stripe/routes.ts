import { balanceRoutes } from './balance-routes.ts';
import { authenticate } from './confirm.ts';
import type { Context } from './context.ts';
import { missing, StripeError } from './errors.ts';
import type { Form } from './form.ts';
import { page } from './lists.ts';
import { text } from './params.ts';
import { cancelIntent, confirmIntent, createIntent, updateIntent } from './payment-intents.ts';
import { createMethod, findMethod } from './payment-methods.ts';
import { createRefund } from './refunds.ts';
import { disputeRoutes } from './dispute-routes.ts';
import { none, ofCharge, ofIntent, type Route } from './route.ts';
import type { PaymentIntent } from './types.ts';
import { eventView, publicIntent } from './views.ts';

export const routes: Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    access: 'secret',
    run: ({ context, form }) => createIntent(context, form),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    access: 'secret',
    run: ({ context, form }) => page('/v1/payment_intents', context.store.intents.values(), form),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    access: 'browser',
    run: onIntent((_, intent) => intent),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    access: 'secret',
    run: onIntent(updateIntent),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    access: 'browser',
    run: onIntent(confirmIntent),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    access: 'secret',
    run: onIntent(cancelIntent),
  },
  {
    // Used by the browser script when the person closes the bank's dialog.
    method: 'POST',
    path: '/v1/payment_intents/:id/source_cancel',
    access: 'browser',
    run: onIntent((context, intent) => authenticate(context, intent, false)),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods',
    access: 'browser',
    run: ({ context, form }) => createMethod(context, form).method,
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    access: 'secret',
    run: ({ context, id }) => findMethod(context, id).method,
  },
  {
    method: 'GET',
    path: '/v1/charges',
    access: 'secret',
    run: ({ context, form }) =>
      page('/v1/charges', context.store.charges.values().filter(ofIntent(form)), form, [
        'payment_intent',
      ]),
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    access: 'secret',
    run: ({ context, id }) => context.store.charges.get(id) ?? none('charge', id),
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    access: 'secret',
    run: ({ context, form }) => createRefund(context, form),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    access: 'secret',
    run: ({ context, form }) => {
      const rows = context.store.refunds.values().filter(ofIntent(form)).filter(ofCharge(form));
      return page('/v1/refunds', rows, form, ['charge', 'payment_intent']);
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    access: 'secret',
    run: ({ context, id }) => context.store.refunds.get(id) ?? none('refund', id),
  },
  {
    method: 'GET',
    path: '/v1/events',
    access: 'secret',
    run: ({ context: { store }, form }) => {
      const type = text(form, 'type');
      const types = type ? [type] : form.types;
      const rows = store.events
        .values()
        .filter((event) => !Array.isArray(types) || types.includes(event.type));
      return page('/v1/events', rows, form, ['type', 'types'], (row) => eventView(store, row));
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    access: 'secret',
    run: ({ context: { store }, id }) => {
      const event = store.events.get(id);
      return event ? eventView(store, event) : none('event', id);
    },
  },
  ...disputeRoutes,
  ...balanceRoutes,
];

/** Finds the intent; browsers need its client_secret and get its public fields only. */
function onIntent(
  run: (context: Context, intent: PaymentIntent, form: Form) => PaymentIntent,
): Route['run'] {
  return ({ context, access, id, form }) => {
    const intent = context.store.intents.get(id) ?? none('payment_intent', id, 'intent');
    if (access === 'secret') return run(context, intent, form);
    if (form.client_secret !== intent.client_secret) {
      throw missing('payment_intent', id, 'client_secret');
    }
    try {
      return publicIntent(run(context, intent, form));
    } catch (error) {
      if (!(error instanceof StripeError) || !error.body.payment_intent) throw error;
      const latest = context.store.intents.get(id) ?? intent;
      throw new StripeError(error.status, { ...error.body, payment_intent: publicIntent(latest) });
    }
  };
}
