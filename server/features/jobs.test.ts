import { expect, it } from 'vitest';
import { JOB_NAMES } from '#domain/operations/job-names.ts';
import { jobRunners } from './jobs.ts';

it('has a label for every job, for the team’s list of failed ones', () => {
  expect(Object.keys(JOB_NAMES).sort()).toEqual(jobRunners.map(({ kind }) => kind.name).sort());
});
