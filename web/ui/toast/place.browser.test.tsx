import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { placeOfToasts } from './place.ts';
import { sentMarkup } from '#web/testing/sent.ts';

// Where toasts stand, beside what else stands there.

afterEach(() => document.querySelector('#stage')?.remove());

async function show(html: string, width = 360): Promise<void> {
  await page.viewport(width, 780);
  const stage = document.createElement('main');
  stage.id = 'stage';
  stage.innerHTML = sentMarkup(html);
  document.querySelector('#stage')?.remove();
  document.body.append(stage);
}

const bar = (bottom: number, height: number, what: string) =>
  `<div ${what} style="position:fixed;bottom:${bottom}px;height:${height}px;width:100%"></div>`;

const place = (more: Partial<Parameters<typeof placeOfToasts>[0]> = {}) =>
  placeOfToasts({ height: 70, spokenOf: [], wide: false, ...more });

test('they stand above the bar of an area and a composer above it', async () => {
  await show(bar(0, 64, 'data-foot') + bar(64, 50, 'data-foot'));
  expect(place()).toMatchObject({ edge: 'bottom', foot: 114 });
});

test('what stands higher, or has no height, lifts nothing', async () => {
  await show(bar(400, 64, 'data-foot') + bar(0, 0, 'data-foot'));
  expect(place()).toMatchObject({ edge: 'bottom', foot: 0 });
});

test('the pressed button stays in sight, and so does the one to press next', async () => {
  await show(bar(20, 44, 'id="pressed"'));
  const pressed = document.querySelector('#pressed');
  expect(place({ spokenOf: pressed ? [pressed] : [] })).toMatchObject({ edge: 'top' });
  await show(bar(0, 64, 'data-foot') + bar(90, 48, 'data-act'));
  expect(place()).toMatchObject({ edge: 'top' });
});

test('what fills the lower half stays in sight: they stand at the top, never in the middle', async () => {
  await show(bar(60, 400, 'role="alert"'));
  expect(place()).toMatchObject({ edge: 'top' });
  await show(bar(0, 64, 'data-foot') + bar(80, 350, 'id="sent"'));
  expect(place({ spokenOf: document.querySelectorAll('#sent') })).toMatchObject({ edge: 'top' });
});

test('over another screen, whole or in parts, they stand above what sticks to the bottom', async () => {
  const foot = bar(0, 64, 'data-foot');
  const spokenOf = () => document.querySelectorAll('.new');
  await show(foot + bar(0, 640, 'class="new"'));
  expect(place({ spokenOf: spokenOf() })).toEqual({ edge: 'bottom', foot: 64 });
  await show(foot + [80, 240, 400].map((bottom) => bar(bottom, 150, 'class="new"')).join(''));
  expect(place({ spokenOf: spokenOf() })).toEqual({ edge: 'bottom', foot: 64 });
});

test('where something is covered everywhere, it is the least', async () => {
  await show(bar(0, 500, 'role="alert"') + bar(690, 40, 'data-act') + bar(735, 40, 'data-act'));
  expect(place()).toMatchObject({ edge: 'bottom' });
});

test('in a wide window they stand at the top, unless they cover something there', async () => {
  await show('', 1280);
  expect(place({ wide: true })).toMatchObject({ edge: 'top' });
  document
    .querySelector('#stage')
    ?.insertAdjacentHTML('beforeend', sentMarkup(bar(640, 48, 'data-act')));
  expect(place({ wide: true })).toMatchObject({ edge: 'bottom', foot: 0 });
});

test('never over what is marked, though more is covered elsewhere', async () => {
  const strip =
    '<div data-uncovered style="position:fixed;top:128px;height:48px;width:100%"></div>';
  const acts = bar(0, 44, 'data-act') + bar(50, 44, 'data-act');
  await show(strip + acts, 1280);
  expect(place({ wide: true })).toMatchObject({ edge: 'bottom' });
  const header = '<div data-uncovered style="position:fixed;top:0;height:60px;width:100%"></div>';
  await show(header + acts);
  expect(place()).toMatchObject({ edge: 'bottom' });
});

test('a row of what has changed is covered less than the way back', async () => {
  const back = '<span data-uncovered style="position:fixed;top:60px;height:44px">Volver</span>';
  await show(back + bar(64, 60, 'data-uncovered') + bar(130, 50, 'data-changed'));
  expect(place({ height: 180 })).toMatchObject({ edge: 'top' });
  await show(back + bar(64, 60, 'data-uncovered') + bar(580, 50, 'data-changed'));
  expect(place({ height: 180 })).toMatchObject({ edge: 'bottom' });
});

test('what stands at the side of a wide window is not covered in its middle', async () => {
  await show(
    '<div data-act style="position:fixed;top:90px;right:0;width:360px;height:48px"></div>',
    1280,
  );
  expect(place({ wide: true })).toMatchObject({ edge: 'top' });
});

test('while a dialog is open they stand at the top: its buttons are at the bottom', async () => {
  await show(`${bar(0, 64, 'data-foot')}<div role="dialog" aria-modal="true"></div>`);
  expect(place()).toMatchObject({ edge: 'top' });
});

test('a control is covered rather than what has changed', async () => {
  const link = (bottom: number) =>
    `<a href="#x" style="position:fixed;bottom:${bottom}px;height:44px">Ver</a>`;
  await show(link(0) + link(50) + bar(650, 130, 'id="saved"'));
  const spokenOf = document.querySelectorAll('#saved');
  expect(place({ spokenOf, height: 120 })).toMatchObject({ edge: 'bottom', foot: 0 });
});

test('once they stand they move only from what they must not cover', async () => {
  await show(bar(0, 44, '').replace('<div', '<h2').replace('</div>', '</h2>'));
  const now = { edge: 'top', foot: 0 } as const;
  expect(place({ now })).toEqual(now);
  const header = '<div data-uncovered style="position:fixed;top:0;height:60px;width:100%"></div>';
  document.querySelector('#stage')?.insertAdjacentHTML('beforeend', sentMarkup(header));
  expect(place({ now })).toMatchObject({ edge: 'bottom', foot: 0 });
});

test('what is hidden counts for nothing, however much of it has changed', async () => {
  await show(`<div style="visibility:hidden">${bar(0, 700, 'class="new"')}</div>`);
  const spokenOf = document.querySelectorAll('.new');
  expect(place({ spokenOf })).toMatchObject({ edge: 'bottom', foot: 0 });
});

test('the field at which one is stays in sight', async () => {
  await show(bar(20, 44, '').replace('<div', '<input id="field"'));
  document.querySelector<HTMLInputElement>('#field')?.focus();
  expect(place()).toMatchObject({ edge: 'top' });
});
