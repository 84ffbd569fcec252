import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, PHONE } from '#web/testing/app.tsx';
import { letters } from '#web/testing/letters.ts';
import { answerClientHome, person, signIn } from '#web/testing/people.ts';

// The bar at the bottom of a phone, for somebody who reads badly.

/** The words of the bar, from the left. */
async function words() {
  const bar = page.getByRole('navigation', { name: 'Secciones' });
  await expect.element(bar).toBeVisible();
  return [...bar.element().querySelectorAll('a > span:nth-of-type(2)')].map((label) => {
    const text = document.createRange();
    text.selectNodeContents(label);
    const { left, right, bottom } = text.getBoundingClientRect();
    return { left, right, bottom, size: parseFloat(getComputedStyle(label).fontSize) };
  });
}

test.each([
  ['client', '/cliente/proyectos'],
  ['professional', '/profesional/proyectos'],
] as const)('for a %s its words grow with the letters, each whole and apart', async (who, path) => {
  answerClientHome();
  signIn(person(who));
  await open(path, PHONE);
  const [usual] = await words();
  letters('200%');
  const large = await words();
  expect(large).toHaveLength(5);
  expect(large[0]?.size).toBeGreaterThan((usual?.size ?? 0) * 1.25);
  let edge = 0;
  for (const { left, right, bottom } of large) {
    expect(left).toBeGreaterThan(edge + 2);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    edge = right;
  }
  expect(edge).toBeLessThan(innerWidth);
});
