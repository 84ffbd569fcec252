import { expect } from '@playwright/test';
import { textOf } from '#contract/errors.ts';
import { expectAtField, PHONE, test } from '../steps/person.ts';
import {
  alerts,
  expectErrorToast,
  FAILINGS,
  failWith,
  refuseAt,
  routeOf,
  stopClock,
} from './fail.ts';
import { FORMS } from './forms.ts';

// The error catalogue (1 §8) as a person meets it, at every form of the public site: a sentence, time
// to read it, and everything typed still there for another try.

for (const { screen, call, button, typed, refusable, open } of FORMS) {
  test(`${screen}: ${call.path} fails in every way, and another try works`, async ({ seat }) => {
    const { page } = await seat(PHONE);
    await page.clock.install();
    await open(page);
    await stopClock(page);
    const send = page.getByRole('button', { name: button, exact: true });
    for (const failing of FAILINGS) {
      await failWith(page, call, failing);
      await send.click();
      await expectErrorToast(page, failing.text(call));
      await expect(send).not.toHaveAttribute('aria-busy');
      for (const [label, value] of Object.entries(typed))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
      // A keyboard goes on where it was, not at the top of the page.
      await expect(send).toBeFocused();
    }
  });

  if (refusable)
    test(`${screen}: what ${call.path} refuses stands at its field`, async ({ seat }) => {
      const [campo, label] = refusable;
      const { page } = await seat(PHONE);
      await open(page);
      await page.unroute(routeOf(call));
      await page.route(routeOf(call), refuseAt(campo, 'Texto del campo.'));
      await page.getByRole('button', { name: button, exact: true }).click();
      await expectAtField(page, label, 'Texto del campo.');
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
      await expect(alerts(page).getByText(textOf('invalid_input'))).toBeVisible();
    });
}
