import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getProfilePublic } from '#contract/search.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { PUBLIC_PROFILE } from '#web/testing/catalogue.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { dialog, openProjectAs, OTHER } from '#web/testing/project.ts';
import { button, expectGoodScreen } from '#web/testing/screen.ts';

test('the badge of a professional opens by keyboard to what was checked', async () => {
  await openProjectAs('client', {});
  const [failure] = FAILURES;
  if (failure) fail(getProfilePublic, failure);
  await expect.element(button('Validado')).toBeVisible();
  (button('Validado').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('alert')).toBeVisible();
  answer(getProfilePublic, { profile: PUBLIC_PROFILE });
  await dialog().getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(dialog().getByText(/su INE el 3 nov 2026/)).toBeVisible();
  expect(asked(getProfilePublic).at(-1)).toMatchObject({ keylogin: OTHER });
  await expectGoodScreen();
});
