import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { FAILURES } from './failures.ts';
import { stopClock } from './clock.ts';
import { fail, refuse } from './network.ts';
import { alerts, button, expectAtField, expectErrorToast, field, fill } from './screen.ts';

/** A form, filled in up to its call. */
export interface Form {
  readonly screen: string;
  readonly call: Call;
  readonly button: string;
  open(): Promise<void>;
  /** The typed texts by label, which must still be there after a failure. */
  readonly typed: Readonly<Record<string, string>>;
  /** A field of the call and its label, for errors that belong to a field. */
  readonly refusable?: readonly [campo: string, label: string];
}

/** The errors (1 §8) of a form: a text, time to read it, and the typed input kept for another try. */
export function testFailures({ screen, call, button: name, open, typed, refusable }: Form): void {
  test(`${screen}: ${call.path} reports every failure, and another try works`, async () => {
    await open();
    stopClock();
    for (const failure of FAILURES) {
      fail(call, failure);
      await button(name).click();
      await expectErrorToast(failure.text(call));
      await expect.element(button(name)).not.toHaveAttribute('aria-busy');
      for (const [label, value] of Object.entries(typed))
        await expect.element(field(label)).toHaveValue(value);
      // The focus stays where it was instead of going to the top of the page.
      await expect.element(button(name)).toHaveFocus();
    }
  });

  if (refusable)
    test(`${screen}: errors of ${call.path} stand at their fields`, async () => {
      const [campo, label] = refusable;
      await open();
      refuse(call, 'invalid_input', { [campo]: 'Texto del campo.' });
      await button(name).click();
      await expectAtField(label, 'Texto del campo.');
      await expect.element(field(label)).toHaveFocus();
      // Said once, where it can be mended.
      expect(alerts().elements()).toEqual([]);
    });
}

/** Enters a code: its last digit submits it, so this attempt fails before the failures of a test begin. */
export async function tryCode(call: Call): Promise<void> {
  const [first] = FAILURES;
  if (first) fail(call, first);
  await fill({ Código: '123456' });
  await button('Cerrar aviso').click();
  await expect.element(field('Código')).toHaveValue('123456');
}
