import { expect } from '@playwright/test';
import { textOf } from '#contract/errors.ts';
import { expectAtField, PHONE, test } from '../steps/person.ts';
import {
  alerts,
  expectErrorToast,
  FAILURE_MODES,
  failWith,
  refuseAt,
  routeOf,
  stopClock,
} from './fail.ts';
import { FORMS } from './forms.ts';

// The errors (1 §8) at every form of the public site: a text, time to read it, and the typed input kept for
// another try.

for (const { screen, call, button, typed, refusable, open } of FORMS) {
  test(`${screen}: ${call.path} reports every failure, and another try works`, async ({ seat }) => {
    const { page } = await seat(PHONE);
    await page.clock.install();
    await open(page);
    await stopClock(page);
    const send = page.getByRole('button', { name: button, exact: true });
    for (const failing of FAILURE_MODES) {
      await failWith(page, call, failing);
      await send.click();
      await expectErrorToast(page, failing.text(call));
      await expect(send).not.toHaveAttribute('aria-busy');
      for (const [label, value] of Object.entries(typed))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
      // The focus stays where it was instead of going to the top of the page.
      await expect(send).toBeFocused();
    }
  });

  if (refusable)
    test(`${screen}: errors of ${call.path} stand at their fields`, async ({ seat }) => {
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
