import { acceptDispute, updateDispute } from './evidence.ts';
import { page } from './lists.ts';
import { none, ofCharge, ofIntent, type Route } from './route.ts';
import { createFile } from './uploads.ts';
import { warningView } from './warnings.ts';

const ofPayment = ['charge', 'payment_intent'];
const warnings = '/v1/radar/early_fraud_warnings';

/** What the card's bank starts, and what can be answered to it. */
export const disputeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/disputes',
    access: 'secret',
    run: ({ context: { store }, form }) => {
      const rows = store.disputes.values().filter(ofIntent(form)).filter(ofCharge(form));
      return page('/v1/disputes', rows, form, ofPayment);
    },
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    access: 'secret',
    run: ({ context, id }) => context.store.disputes.get(id) ?? none('dispute', id, 'dispute'),
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id',
    access: 'secret',
    run: ({ context, id, form }) =>
      updateDispute(
        context,
        context.store.disputes.get(id) ?? none('dispute', id, 'dispute'),
        form,
      ),
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id/close',
    access: 'secret',
    run: ({ context, id, form }) =>
      acceptDispute(
        context,
        context.store.disputes.get(id) ?? none('dispute', id, 'dispute'),
        form,
      ),
  },
  {
    method: 'POST',
    path: '/v1/files',
    access: 'secret',
    run: ({ context, form, file }) => createFile(context, form, file),
  },
  {
    method: 'GET',
    path: '/v1/files/:id',
    access: 'secret',
    run: ({ context, id }) => context.store.files.get(id) ?? none('file', id),
  },
  {
    method: 'GET',
    path: warnings,
    access: 'secret',
    run: ({ context, form }) => {
      const rows = context.store.warnings.values().filter(ofIntent(form)).filter(ofCharge(form));
      return page(warnings, rows, form, ofPayment, (row) => warningView(context, row));
    },
  },
  {
    method: 'GET',
    path: `${warnings}/:id`,
    access: 'secret',
    run: ({ context, id }) => {
      const warning = context.store.warnings.get(id);
      return warning ? warningView(context, warning) : none('early_fraud_warning', id);
    },
  },
];
