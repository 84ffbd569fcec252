import type { Call } from './call.ts';

/** Tells calls from the field groups and types that contract modules also export. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'texts' in value;
