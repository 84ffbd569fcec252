import type { Browser } from '@playwright/test';

export interface Weight {
  /** All bytes over the wire, including headers. */
  kib: number;
  requests: number;
}

/** Measures a first visit to a page, with an empty cache, on a phone's screen. */
export async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'es-MX',
  });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  const inline = new Set<string>();
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) inline.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (inline.has(requestId)) return;
    bytes += encodedDataLength;
    requests += 1;
  });
  await wire.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return { kib: bytes / 1024, requests };
}
