import type { FullConfig } from '@playwright/test';
import prepare from '../prepare.ts';
import { expectInstalled } from './installed.ts';

/** Prepares the demo's data, once the browsers are there. */
export default async function setup({ projects: [first] }: FullConfig): Promise<() => void> {
  expectInstalled();
  process.stdout.write(`Screenshots: ${first?.outputDir}\n`);
  return prepare();
}
