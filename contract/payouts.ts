export * from './payouts/own.ts';
export * from './payouts/team.ts';
