import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { placeOfToasts } from './place.ts';

// Where toasts stand on a phone, beside what else stands there.

afterEach(() => document.querySelector('#stage')?.remove());

async function show(html: string): Promise<void> {
  await page.viewport(360, 780);
  const stage = document.createElement('div');
  stage.id = 'stage';
  stage.innerHTML = html;
  document.body.append(stage);
}

const bar = (bottom: number, height: number, what: string) =>
  `<div ${what} style="position:fixed;bottom:${bottom}px;height:${height}px;width:100%"></div>`;

test('they stand above the bar of an area and a composer above it', async () => {
  await show(bar(0, 64, 'data-foot') + bar(64, 50, 'data-foot'));
  expect(placeOfToasts(null)).toEqual({ edge: 'bottom', foot: 114 });
});

test('what stands higher, or has no height, lifts nothing', async () => {
  await show(bar(400, 64, 'data-foot') + bar(0, 0, 'data-foot'));
  expect(placeOfToasts(null)).toEqual({ edge: 'bottom', foot: 0 });
});

test('the pressed button stays in sight', async () => {
  await show(bar(20, 44, 'id="pressed"'));
  expect(placeOfToasts(document.querySelector('#pressed'))).toEqual({ edge: 'bottom', foot: 64 });
});

test('while a dialog is open they stand at the top: its buttons are at the bottom', async () => {
  await show(`${bar(0, 64, 'data-foot')}<div role="dialog" aria-modal="true"></div>`);
  expect(placeOfToasts(null)).toEqual({ edge: 'top', foot: 0 });
});
