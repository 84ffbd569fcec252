import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Loading, Skeleton } from './skeleton.tsx';

// The shape of what loads: 400 ms after the tap that asked for it, and not before.

/** When it was tapped, in ms since the document. */
let tapped = 0;

function Slow() {
  const [asked, setAsked] = useState(false);
  if (asked)
    return (
      <Loading>
        <Skeleton />
      </Loading>
    );
  return (
    <button
      type="button"
      onClick={({ timeStamp }) => {
        tapped = timeStamp;
        setAsked(true);
      }}
    >
      Abrir
    </button>
  );
}

test('a shape is shown 400 ms after the tap', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(<Slow />);
  await page.getByRole('button', { name: 'Abrir' }).click();
  const shape = () => container.querySelector('[aria-busy]');
  await expect.poll(shape).not.toBeNull();
  const shown = await new Promise<number>((seen) => {
    const look = () =>
      shape()?.checkVisibility({ visibilityProperty: true })
        ? seen(performance.now())
        : requestAnimationFrame(look);
    look();
  });
  // A frame may begin a little before its picture.
  expect(shown - tapped).toBeGreaterThan(380);
});
