import { expect } from '@playwright/test';
import { stream } from '#contract/chat.ts';
import { getProposal } from '#contract/projects.ts';
import { requestEnd, routeOf } from '../steps/failures.ts';
import { DESKTOP } from '../steps/person.ts';
import { openProject, panel } from '../steps/project.ts';
import { cancel } from '../steps/project-calls.ts';
import { button, test } from './test.ts';

test('the panel polls every 5 s without the stream, and never with it', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('publicada');
  const { page } = await seat(DESKTOP, job.client);
  await page.clock.install();
  await page.route(routeOf(stream), (route) => route.abort());
  await openProject(page, professional);
  await expect(button(page, /^Aceptar por/)).toBeVisible();
  await job.client.accept(job.id);
  const asked = requestEnd(page, getProposal);
  await page.clock.runFor(5_000);
  await asked;
  await expect(panel(page).getByText('Aceptaste la propuesta')).toBeVisible();

  // The stream is back: it announces changes, and nothing is requested without one.
  const opened = page.waitForResponse(routeOf(stream));
  await page.unroute(routeOf(stream));
  await page.clock.runFor(10_000);
  await opened;
  await cancel(job, professional, 'Ya no puedo.');
  await expect(panel(page).getByText(/canceló el proyecto/)).toBeVisible();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(getProposal.path)) calls++;
  });
  await page.clock.runFor(20_000);
  expect(calls).toBe(0);
});
