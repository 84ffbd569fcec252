export interface ScrollOptions {
  /** Milliseconds to wait for the section to appear. */
  wait?: number;
  signal?: AbortSignal;
}

/** Scrolls to the element with this id, as soon as it exists; false when it did not come in time. */
export async function scrollToSection(id: string, options: ScrollOptions = {}): Promise<boolean> {
  const section = await elementWithId(id, options.wait ?? 10_000, options.signal);
  if (!section) return false;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  return true;
}

function elementWithId(id: string, wait: number, signal?: AbortSignal): Promise<Element | null> {
  const found = document.getElementById(id);
  if (found || signal?.aborted) return Promise.resolve(found);
  return new Promise((resolve) => {
    const finish = (element: Element | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(element);
    };
    const observer = new MutationObserver(() => {
      const element = document.getElementById(id);
      if (element) finish(element);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
    const timer = setTimeout(() => finish(null), wait);
    signal?.addEventListener('abort', () => finish(null), { once: true });
  });
}
