// For tests under vitest; elsewhere start a server of your own with startTestServer().
import { inject } from 'vitest';
import { cloneTemplate, type TestDatabase } from './clone.ts';

/** A migrated database with the reference data, for this test file alone. */
export function createDatabase(): Promise<TestDatabase> {
  return cloneTemplate(inject('testServerUrl'));
}

export type { TestDatabase };
