import axe from 'axe-core';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { pass, resumeClock } from './clock.ts';

// What component tests do and expect on a screen.

export const notices = (): Locator => page.getByRole('region', { name: 'Avisos' });
export const alerts = (): Locator => notices().getByRole('alert');
/** What stands in the place of something that did not load. */
export const problem = (): Locator => page.getByRole('main').getByRole('alert');

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
export const field = (label: string): Locator => page.getByLabelText(label, { exact: true });

/** Types texts into the fields with these labels. */
export async function fill(typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await field(label).fill(value);
}

/** Chooses a file. Without Playwright, which would carry its bytes through two processes. */
export async function choose(label: string, file: File): Promise<void> {
  await expect.element(field(label)).toBeInTheDocument();
  const input = field(label).element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Lets time pass on the stopped clock until something is shown: a lost connection is tried three times. */
export async function expectInTime(shown: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await pass(1000);
      return shown.elements();
    })
    .toHaveLength(1);
}

/** Expects exactly one toast, an announced error titled «Error», that is gone after `life` milliseconds. */
export async function expectErrorToast(text: string, life = 4000): Promise<void> {
  await expect.element(alerts().getByText(text, { exact: true })).toBeVisible();
  await expect.element(alerts().getByText('Error', { exact: true })).toBeVisible();
  expect(alerts().elements()).toHaveLength(1);
  await pass(life - 1);
  expect(alerts().elements()).toHaveLength(1);
  await pass(1);
  await expect.element(alerts()).not.toBeInTheDocument();
}

/** Expects the error at the field, where screen readers find it too. */
export async function expectAtField(label: string, text: string): Promise<void> {
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
}

/** Until nothing moves any more: what comes to an end can set the next one off, so that one frame is looked at after it. */
async function atRest(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const passing = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    if (passing.length === 0) return;
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }
}

/** Expects that axe finds nothing and that nothing overflows the screen sideways, once the screen is at rest. */
export async function expectGoodScreen(): Promise<void> {
  // axe waits for itself with timers.
  resumeClock();
  // Lists show their previous rows paler while they load.
  await expect.poll(() => document.querySelectorAll(':is(ul, table)[aria-busy]')).toHaveLength(0);
  await atRest();
  // Faster: the style sheets are not loaded again, which none of our rules needs.
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
  });
  // As one text: what fell then stands in the failure's own line.
  expect(
    violations
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      .join('\n'),
  ).toBe('');
  // A style that a component asks for and its style sheet does not have.
  expect(document.querySelectorAll('.undefined')).toHaveLength(0);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'wider than the screen').toBeLessThanOrEqual(clientWidth);
}

/** Expects the focus in a part of the screen: at what is there now, after what had it is gone. */
export async function expectFocusIn(part: Locator): Promise<void> {
  await expect.poll(() => part.element().contains(document.activeElement)).toBe(true);
}
