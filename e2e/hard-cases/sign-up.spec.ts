import { expect } from '@playwright/test';
import { setClock } from '../steps/clock.ts';
import { codeSentTo } from '../steps/outbox.ts';
import { somebodyNew } from '../steps/people.ts';
import { expectAtField, expectGoodScreen, PHONE } from '../steps/person.ts';
import { fillAccount, otherThan } from '../steps/sign-up.ts';
import { test } from './test.ts';

test.afterEach(() => setClock(null));

test('a code expires after five wrong attempts, and a new one replaces the old one', async ({
  seat,
}) => {
  const account = somebodyNew('Paz', 'Vera Solís');
  const { page } = await seat(PHONE);
  await page.clock.install();
  await page.goto('/quiero-contratar');
  await fillAccount(page, account);
  const code = await codeSentTo(account.phone);
  const field = page.getByLabel('Código');
  for (let tries = 1; tries <= 5; tries++) {
    const answer = page.waitForResponse('**/validate_code.php');
    await field.fill('');
    // Another one each time: the same refused code is not sent again.
    await field.fill(otherThan(code, tries));
    await answer;
    await expectAtField(page, 'Código', 'El código no es válido');
  }
  await field.fill('');
  await field.fill(code);
  await expectAtField(page, 'Código', 'Demasiados intentos con este código. Pide uno nuevo.');
  await expectGoodScreen(page);

  const resend = page.getByRole('button', { name: 'Reenviar código', exact: true });
  await expect(resend).toHaveCount(0);
  // A minute passes, in the browser and on the server.
  await page.clock.fastForward(60_000);
  await setClock(new Date(Date.now() + 61_000));
  await resend.click();
  const fresh = await codeSentTo(account.phone, code);
  await field.fill(code);
  await expectAtField(page, 'Código', 'El código no es válido');
  await field.fill(fresh);
  await expect(page.getByText('Código Validado')).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
});
