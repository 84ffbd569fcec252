import { expect, type Page } from '@playwright/test';
import { mexicoDay } from '#lib/mexico-time.ts';
import type { Member } from '../steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE } from '../steps/person.ts';
import { openProject, type PanelTab } from '../steps/project.ts';
import type { ProjectSetup } from '../steps/project-setup.ts';
import { proposeService, deliver, dispute, payDue } from '../steps/project-calls.ts';
import { dialog, tab, test } from './test.ts';

// Every state of the panel, for both parties, at the widths of a phone and a desktop: axe finds nothing and
// nothing overflows sideways, also with the longest names and the largest prices.

const LONG = { titulo: 'Instalación'.repeat(10), descripcion: 'Palabralarguísima'.repeat(20) };

test('every state of a proposal', async ({ seat, professional, begin }) => {
  const job = await begin('publicada', { ...LONG, precio: 9_999_999 });
  const client = (await seat(DESKTOP, job.client)).page;
  const professionalPage = (await seat(DESKTOP, professional)).page;
  await lookAtBoth(job, client, professionalPage, ['proyecto']);
  await job.client.accept(job.id);
  await lookAtBoth(job, client, professionalPage, ['proyecto', 'ajustes']);
});

test('every state of the work', async ({ seat, professional, begin }) => {
  const job = await begin('por_pagar', { start: mexicoDay(Date.now()) });
  const client = (await seat(DESKTOP, job.client)).page;
  const professionalPage = (await seat(DESKTOP, professional)).page;
  await payDue(job);
  await proposeService(job, 'x'.repeat(200), 9_000_000);
  await lookAtBoth(job, client, professionalPage, ['proyecto', 'anticipos', 'adicionales']);
});

test('delivered, and in a dispute', async ({ seat, professional, begin }) => {
  const job = await begin('por_pagar');
  await payDue(job);
  const client = (await seat(DESKTOP, job.client)).page;
  const professionalPage = (await seat(DESKTOP, professional)).page;
  await deliver(job, 'y'.repeat(200));
  await lookAtBoth(job, client, professionalPage, ['proyecto']);
  await openAndLook(client, professional, ['Abrir disputa', 'Cancelar proyecto', 'Pedir cambios']);
  await dispute(job, professional, 'z'.repeat(200));
  await lookAtBoth(job, client, professionalPage, ['proyecto']);
});

const NAMES: Record<PanelTab, RegExp> = {
  proyecto: /^Proyecto/,
  ajustes: /^Ajustes/,
  anticipos: /^Anticipos/,
  adicionales: /^Adicionales/,
};

async function lookAtBoth(
  { client: person, professional }: ProjectSetup,
  client: Page,
  professionalPage: Page,
  tabs: readonly PanelTab[],
): Promise<void> {
  for (const [page, other] of [
    [client, professional],
    [professionalPage, person],
  ] as const)
    for (const name of tabs) {
      await openProject(page, other, name);
      await expect(tab(page, 'Proyecto')).toBeVisible();
      // This party may have no such tab.
      if ((await tab(page, NAMES[name]).count()) === 0) continue;
      await lookAtBothWidths(page);
    }
}

async function openAndLook(page: Page, other: Member, steps: readonly string[]): Promise<void> {
  for (const name of steps) {
    await openProject(page, other);
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await expect(dialog(page)).toBeVisible();
    await lookAtBothWidths(page);
  }
}

async function lookAtBothWidths(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectGoodScreen(page);
  }
}
