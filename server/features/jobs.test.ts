import { expect, it } from 'vitest';
import { JOB_NAMES } from '#domain/operations/job-names.ts';
import { jobRunners } from './jobs.ts';

it('names every job for the team that sees it fail', () => {
  expect(Object.keys(JOB_NAMES).sort()).toEqual(jobRunners.map(({ kind }) => kind.name).sort());
});
