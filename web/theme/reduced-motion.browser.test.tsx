import { expect, test } from 'vitest';
import { sentMarkup } from '#web/testing/sent.ts';

// Component tests run with reduced motion, as people can choose it.

test('with reduced motion a pane that is shown is visible to its innermost part at once', () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  const pane = document.createElement('section');
  pane.style.visibility = 'hidden';
  pane.innerHTML = sentMarkup(
    '<div><p><button type="button"><span>Crear propuesta</span></button></p></div>',
  );
  document.body.append(pane);
  const label = pane.querySelector('span') as HTMLElement;
  expect(getComputedStyle(label).visibility).toBe('hidden');

  pane.style.visibility = 'visible';

  expect(getComputedStyle(label).visibility).toBe('visible');
  pane.remove();
});
