export * from './accounts/counts.ts';
export * from './accounts/history.ts';
export * from './accounts/own.ts';
export * from './accounts/addresses.ts';
export * from './accounts/team.ts';
export * from './accounts/edit.ts';
export * from './accounts/state.ts';
export * from './accounts/set-up.ts';
