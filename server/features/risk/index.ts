export { raiseNewTeamDevice } from './anomalies.ts';
export { noteOwnCard, riskOfCard, type SeenCard } from './card.ts';
export { asksOf, type Beginning, type PaymentRisk, riskOfPayment } from './payer.ts';
export { endStops, raise } from './raise.ts';
export { type ChangedRules, changedRules, rulesOf } from './rules.ts';
