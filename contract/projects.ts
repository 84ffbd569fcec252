export * from './projects/fields.ts';
export * from './projects/proposals.ts';
export * from './projects/lifecycle.ts';
export * from './projects/revisions.ts';
export * from './projects/additional.ts';
export * from './projects/address.ts';
export * from './projects/showing.ts';
export * from './projects/view.ts';
