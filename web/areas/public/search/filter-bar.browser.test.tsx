import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answerCatalogue, answerSearch } from '#web/testing/catalogue.ts';
import { reach } from '#web/testing/keyboard.ts';

/** More than there are controls in the dialog. */
const STOPS = 12;

beforeEach(() => {
  answerCatalogue();
  answerSearch();
});

test('no filter requires an answer', async () => {
  await open('/categorias', DESKTOP);
  await expect.element(page.getByRole('combobox', { name: 'Estado' })).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: 'Qué buscas' })).toBeVisible();
  expect(document.querySelectorAll('main [aria-required]')).toHaveLength(0);
});

test('the filters on a phone are a dialog that keeps the focus, and returns it', async () => {
  await open('/categorias');
  const opener = page.getByRole('button', { name: /Todas las categorías/ });
  await reach(opener);
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  for (let stop = 0; stop < STOPS; stop++) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    expect(activeElement === document.body || dialog.element().contains(activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
