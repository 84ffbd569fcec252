import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useBegunInBrowser } from './begin-anew.ts';
import { STARTED, startWhenUsed } from './start-when-used.ts';
import { sentMarkup } from '#web/testing/sent.ts';

test('a press that is held while React takes the page over is not lost: what begins anew waits until it is let go', async () => {
  const events: string[] = [];
  function Page() {
    const inBrowser = useBegunInBrowser();
    useEffect(() => void dispatchEvent(new Event(STARTED)), []);
    return (
      <div data-anew={inBrowser ? undefined : ''}>
        <button key={String(inBrowser)} type="button" onClick={() => events.push('trades')}>
          Ver todos los oficios
        </button>
      </div>
    );
  }
  const sent = document.createElement('div');
  sent.innerHTML = sentMarkup(renderToString(<Page />));
  const held = document.createElement('script');
  held.type = 'later';
  held.nonce = 'sent';
  document.body.append(sent, held);
  startWhenUsed(STARTED);
  const started = new Promise((resolve) => addEventListener(STARTED, resolve, { once: true }));

  const pressed = sent.querySelector('button');
  pressed?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const root = hydrateRoot(sent, <Page />);
  await started;
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  // Only what is pressed and let go is clicked.
  expect(sent.querySelector('button')).toBe(pressed);
  pressed?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  pressed?.click();
  await expect.poll(() => events).toEqual(['trades']);
  expect(sent.querySelector('button')).not.toBe(pressed);
  root.unmount();
});
