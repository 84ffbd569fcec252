import type { Access } from './access.ts';
import type { Context } from './context.ts';
import { missing } from './errors.ts';
import type { Form } from './form.ts';
import { text } from './params.ts';
import type { Upload } from './uploads.ts';

export type Call = {
  context: Context;
  access: Access;
  id: string;
  form: Form;
  file: Upload | null;
};

export type Route = {
  method: 'GET' | 'POST';
  path: string;
  /** `browser`: a publishable key is enough, with the client_secret if it is about an intent. */
  access: 'secret' | 'browser';
  run(call: Call): object;
};

export function ofIntent(form: Form): (row: { payment_intent: string }) => boolean {
  const intent = text(form, 'payment_intent');
  return (row) => !intent || row.payment_intent === intent;
}

export function ofCharge(form: Form): (row: { charge: string }) => boolean {
  const charge = text(form, 'charge');
  return (row) => !charge || row.charge === charge;
}

export function none(what: string, id: string, param?: string): never {
  throw missing(what, id, param);
}
