import { invalidRequest } from './errors.ts';
import type { Form } from './form.ts';
import type { Metadata } from './types.ts';

/** A missing parameter is undefined; an empty one is ''. */
export function text(form: Form, name: string): string | undefined {
  const value = form[name];
  if (value === undefined || typeof value === 'string') return value;
  throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, { param: name });
}

export function flag(form: Form, name: string): boolean {
  return text(form, name) === 'true';
}

export function group(form: Form, name: string): Form | undefined {
  const value = form[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'object' && !Array.isArray(value)) return value;
  throw invalidRequest('Invalid object', { param: name });
}

export function integer(form: Form, name: string): number | undefined {
  const value = text(form, name);
  if (value === undefined) return undefined;
  if (/^-?\d{1,15}$/.test(value)) return Number(value);
  throw invalidRequest(`Invalid integer: ${value}`, {
    code: 'parameter_invalid_integer',
    param: name,
  });
}

export function required<T>(value: T | undefined | '', name: string): T {
  if (value !== undefined && value !== '') return value;
  throw invalidRequest(`Missing required param: ${name}.`, {
    code: 'parameter_missing',
    param: name,
  });
}

/** New keys are added, empty ones removed, the others stay. */
export function mergedMetadata(before: Metadata, form: Form): Metadata {
  if (form.metadata === '') return {};
  const merged: Metadata = { ...before };
  for (const [key, value] of Object.entries(group(form, 'metadata') ?? {})) {
    if (typeof value !== 'string')
      throw invalidRequest('Metadata values must be strings', { param: `metadata[${key}]` });
    if (key.length > 40 || value.length > 500) {
      throw invalidRequest('Metadata keys have up to 40 characters and values up to 500', {
        param: `metadata[${key}]`,
      });
    }
    if (value === '') delete merged[key];
    else merged[key] = value;
  }
  if (Object.keys(merged).length > 50) throw invalidRequest('Metadata has at most 50 keys');
  return merged;
}

export function refuseUnknown(form: Form, known: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw invalidRequest(`Received unknown parameter: ${unknown}`, {
    code: 'parameter_unknown',
    param: unknown,
  });
}
