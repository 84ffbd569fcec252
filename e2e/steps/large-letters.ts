import { expect, type Page } from '@playwright/test';

/** Expects targets of 44 px, and at a text size of 200 % nothing that overflows or is cut off. */
export async function expectGoodForLargeLetters(page: Page): Promise<void> {
  expect.soft(await page.evaluate(low), page.url()).toEqual([]);
  await expectRoomForLargeLetters(page);
}

/** Expects that at a text size of 200 % nothing overflows or is cut off. */
export async function expectRoomForLargeLetters(page: Page): Promise<void> {
  await page.evaluate(setTextSize, '200%');
  expect.soft(await page.evaluate(outside), page.url()).toEqual([]);
  await page.evaluate(setTextSize, '');
}

/** In the page: changes the text size and waits until it is rendered. */
function setTextSize(size: string): Promise<void> {
  document.documentElement.style.fontSize = size;
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
}

/** In the page: elements that overflow the screen, are cut off by their container, or scroll sideways. */
function outside(): string[] {
  const { clientWidth: screen, scrollWidth } = document.documentElement;
  const found = scrollWidth > screen ? [`the page is ${scrollWidth} px wide`] : [];
  const walk = (element: Element): void => {
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
    // For screen readers only, with all that is in it.
    if (element.matches('svg, [hidden], [aria-hidden="true"]') || clipPath !== 'none') return;
    // Rows of links, rows of tabs and wide tables scroll sideways on purpose.
    if (element.matches('nav, [role="tablist"], [role="group"]')) return;
    if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      const { right, left, width } = element.getBoundingClientRect();
      const words = (element.textContent ?? '').trim().slice(0, 60);
      if (width > 0 && (right > screen + 1 || left < -1)) found.push(`beyond the screen: ${words}`);
      // Text scrolls within its field.
      const typed = element.matches('input, textarea');
      if (overflowX !== 'visible' && textOverflow !== 'ellipsis' && !typed)
        if (element.scrollWidth > element.clientWidth + 1)
          found.push(`wider than its container: ${words}`);
    }
    for (const child of element.children) walk(child);
  };
  for (const element of document.body.children) walk(element);
  return found;
}

/** In the page: targets lower than 44 px, except links within a sentence. */
function low(): string[] {
  const inSentence = (link: Element) =>
    getComputedStyle(link).display === 'inline' &&
    [...(link.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 3,
    );
  /** The target of a link is its row, of a checkbox its label, of a field its frame. */
  const targetOf = (element: Element) =>
    (element.matches('a[data-row]') ? element.closest('tr') : null) ??
    (element.matches('input') ? element.closest('label, [class*="box_"]') : null) ??
    element;
  return [
    ...document.querySelectorAll(
      ':is(main, [role="dialog"]) :is(a[href], button, summary, select, textarea, input:not([type="file"]))',
    ),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !inSentence(element))
    .map((element) => ({ element, height: targetOf(element).getBoundingClientRect().height }))
    .filter(({ height }) => height > 0 && height < 43.5)
    .map(({ element, height }) => `${Math.round(height)} px: ${element.outerHTML.slice(0, 120)}`);
}
