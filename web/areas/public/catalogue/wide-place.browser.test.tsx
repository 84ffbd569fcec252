import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { DESKTOP } from '#web/testing/app.tsx';
import { WidePlace } from './wide-place.tsx';

let arrive = () => {};
const arrived = new Promise<void>((resolve) => (arrive = resolve));
const load = async () => {
  await arrived;
  return import('./place-fields.tsx');
};

let root: Root | undefined;
afterEach(() => root?.unmount());

test('who is at the state or the city when their lists arrive stays there', async () => {
  await page.viewport(...DESKTOP);
  answerCatalogue();
  function Form() {
    const [place, setPlace] = useState({ estado: 'Jalisco', ciudad: 'Guadalajara' });
    return <WidePlace place={place} onChange={setPlace} load={load} />;
  }
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  root.render(<Form />);
  const city = page.getByRole('combobox', { name: 'Ciudad' });
  await expect.element(city).toBeVisible();
  expect(city.element().tagName).toBe('SELECT');
  (city.element() as HTMLElement).focus();
  arrive();
  await expect.poll(() => city.element().tagName).toBe('INPUT');
  await expect.element(city).toHaveFocus();
});
