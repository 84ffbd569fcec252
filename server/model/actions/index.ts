import type { Action } from '../action.ts';
import { askForChange, begin, edit, keep, publish, revise } from './proposal.ts';
import { anticipo, dispute, rule, withdrawDispute } from './money.ts';
import {
  askAgain,
  bankDecides,
  chargeback,
  decideOnLoss,
  payOutside,
  refundFails,
  refundInDashboard,
} from './bank.ts';
import { deliverNotices, sweep, sweepFacts, work } from './notices.ts';
import { answerBank, confirm, goBack, prepare } from './paying.ts';
import {
  changeMethod,
  correctKey,
  failPayout,
  returnPayout,
  makeNow,
  payday,
  payPayout,
  sendPayout,
  severalPayouts,
  suspendedPayday,
} from './payouts.ts';
import { addServices, changeService } from './services.ts';
import { acceptOffer, declineOffer, offer } from './settlements.ts';
import {
  accept,
  askForChanges,
  askTheImpossible,
  assign,
  cancel,
  complete,
  deliver,
  finalize,
  reject,
  review,
  withdraw,
} from './transitions.ts';
import { clock, wait } from './time.ts';

/** What banks, cards and the provider’s dashboard do on their own, hearing of it, and what the team decides on it. */
export const OUTSIDE: ReadonlySet<string> = new Set([
  'chargeback',
  'bankDecides',
  'refundInDashboard',
  'refundFails',
  'sweepFacts',
  'decideOnLoss',
  'askAgain',
  'payOutside',
]);

/** The way to a payment, of which something can go wrong outside. */
export const TOWARDS_PAYMENT: ReadonlySet<string> = new Set([
  'begin',
  'edit',
  'publish',
  'accept',
  'prepare',
  'confirm',
  'answerBank',
]);

/** Everything that anybody can do, by name. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  begin,
  edit,
  publish,
  revise,
  askForChange,
  keep,
  withdraw,
  reject,
  accept,
  prepare,
  confirm,
  answerBank,
  goBack,
  deliverNotices,
  work,
  sweep,
  sweepFacts,
  chargeback,
  bankDecides,
  refundInDashboard,
  refundFails,
  decideOnLoss,
  askAgain,
  payOutside,
  anticipo,
  addServices,
  changeService,
  deliver,
  askForChanges,
  dispute,
  rule,
  withdrawDispute,
  offer,
  acceptOffer,
  declineOffer,
  assign,
  cancel,
  complete,
  review,
  finalize,
  askTheImpossible,
  wait,
  clock,
  payday,
  makeNow,
  suspendedPayday,
  changeMethod,
  sendPayout,
  payPayout,
  failPayout,
  returnPayout,
  correctKey,
  severalPayouts,
};
