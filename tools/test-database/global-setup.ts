// Vitest: one server for the whole run.
import type { TestProject } from 'vitest/node';
import { startTestServer } from './server.ts';

export default async function setup(project: TestProject) {
  const server = await startTestServer();
  project.provide('testServerUrl', server.url);
  return () => server.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string;
  }
}
