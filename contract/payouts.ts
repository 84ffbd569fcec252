export * from './payouts/own.ts';
export * from './payouts/receipts.ts';
export * from './payouts/team.ts';
