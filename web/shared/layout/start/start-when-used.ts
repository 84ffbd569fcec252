/** The event by which the page says that it has taken over what was waiting. */
export const STARTED = 'm-started';

/**
 * Runs in the document, as text, so it uses nothing from outside itself. On a first visit the page's scripts are held
 * back until somebody moves, touches, types or scrolls: what is read first has the line to itself. Links and forms with
 * an address work without scripts; what is pressed or typed meanwhile and needs them is kept, shown to be under way, and
 * done once they run. A page of which that is the use (`atOnce`) waits for no sign, and keeps what is pressed too.
 */
export function startWhenUsed(started: string, atOnce = false): void {
  const root = document.documentElement;
  const held = document.querySelector<HTMLScriptElement>('script[type="later"]');
  if (!held) return;
  const signs = [
    'pointerdown',
    'pointermove',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
  ];
  const presses = ['pointerdown', 'keydown'];
  const releases = ['pointerup', 'pointercancel', 'keyup', 'blur'];
  const isChoice = (part: HTMLElement): boolean =>
    part instanceof HTMLInputElement && /^(radio|checkbox)$/.test(part.type);
  /** What was asked of which part of the page, in that order. */
  const kept: { part: HTMLElement; act: (part: HTMLElement) => void }[] = [];
  const click = (part: HTMLElement) => part.click();
  const keep = (event: Event, part: HTMLElement, act = click) => {
    // A choice shows at once, and is made anew by the press that follows.
    if (!isChoice(part)) event.preventDefault();
    event.stopPropagation();
    kept.push({ part, act });
    root.setAttribute('data-start-waiting', '');
    start();
  };
  /** Whether React has the page. While it takes it over, its properties stand on parts that cannot do anything yet. */
  let begun = false;
  /**
   * React takes a page over part by part, and leaves its properties on what it has. What it is about to begin anew takes
   * nothing: that may be frames later on a slow phone.
   */
  const isTakenOver = (part: HTMLElement) =>
    begun &&
    !part.closest('[data-anew]') &&
    Object.keys(part).some((key) => key.startsWith('__reactProps'));

  let starting = false;
  let failed = false;
  function onSign(event: Event): void {
    // Of a pointer that lies still where the page appears, browsers tell too.
    const still = event instanceof PointerEvent && event.type === 'pointermove';
    if (still && event.movementX === 0 && event.movementY === 0) return;
    // For parts of the page that wait for somebody, too, and cannot listen yet (use-film.ts).
    root.setAttribute('data-attended', '');
    for (const sign of signs) removeEventListener(sign, onSign, true);
    start();
  }
  function start(): void {
    // Without its script the page is gone for which this waited.
    if (starting || !held?.isConnected) return;
    starting = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
      link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = held?.nonce ?? '';
    script.textContent = held?.textContent ?? '';
    script.addEventListener('error', () => {
      failed = true;
      root.removeAttribute('data-start-waiting');
      root.setAttribute('data-start-failed', '');
      // What leads somewhere still can.
      const link = kept.map(({ part }) => part).findLast((part) => part.matches('a'));
      if (link instanceof HTMLAnchorElement) location.assign(link.href);
    });
    // It runs although it is taken away again, and React finds the document as it was sent.
    document.head.append(script);
    script.remove();
  }

  function onClick(event: MouseEvent): void {
    const pressed = event.target instanceof Element ? event.target : null;
    const link = pressed?.closest<HTMLAnchorElement>('a[href]');
    if (failed) {
      if (link?.hasAttribute('data-again')) saveTyped();
      return;
    }
    if (link) {
      const elsewhere = link.target !== '' || event.metaKey || event.ctrlKey || event.shiftKey;
      if (elsewhere || link.origin !== location.origin || isTakenOver(link)) return;
      // It does something besides leading somewhere.
      if (link.hasAttribute('data-acts')) keep(event, link);
      else if (link.pathname !== location.pathname) {
        storeFor(link);
        root.setAttribute('data-start-waiting', '');
      }
      // More of the same page, which loaded anew would begin at its top.
      else if (link.search !== location.search) keep(event, link);
      return;
    }
    const control = pressed?.closest<HTMLElement>(
      'button, input[type="checkbox"], input[type="radio"]',
    );
    if (!control || isTakenOver(control)) return;
    // A press of a button that sends is followed by its form's event.
    if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) return;
    keep(event, control);
  }

  /**
   * A press is a click only where what is let go is still what was pressed: what begins anew waits for that
   * (begin-anew.ts), or the press would be lost.
   */
  function markPress({ type }: Event): void {
    const down = type.endsWith('down') && document.querySelector('[data-anew]') !== null;
    root.toggleAttribute('data-pressed', down);
    if (!down) dispatchEvent(new Event('m-released'));
  }
  // The click comes behind what lets go.
  const onRelease = (event: Event) => setTimeout(markPress, 0, event);

  function onSubmit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const waits = untold.some(({ part, said }) => said !== undefined && form.contains(part));
    if (isTakenOver(form) && !waits) return;
    if (form.hasAttribute('action') && !begun) {
      // Sent by the browser: React may listen already, and know nothing of what was typed.
      event.stopPropagation();
      root.setAttribute('data-start-waiting', '');
    } else if (failed) event.preventDefault();
    else
      keep(event, form, (part) =>
        (part as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null),
      );
  }

  /** What the page that a link leads to needs to know. */
  function storeFor(link: HTMLAnchorElement): void {
    const items = JSON.parse(link.dataset['stores'] ?? '{}') as Record<string, string>;
    try {
      for (const [item, value] of Object.entries(items)) localStorage.setItem(item, value);
    } catch {
      // Where nothing can be stored, the link leads there all the same.
    }
  }

  /** For the same page loaded again: what stands in its fields, by their place, because not all have a name. */
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const isText = ({ type }: HTMLInputElement) => /^(text|search|email|tel|textarea)/.test(type);
  function saveTyped(): void {
    const texts = fields().map((field) => (isText(field) ? field.value : ''));
    if (texts.every((text) => text === '')) return;
    sessionStorage.setItem('escrito', JSON.stringify({ path: location.pathname, texts }));
  }
  function restoreTyped(): void {
    const kept = JSON.parse(sessionStorage.getItem('escrito') ?? '{}') as {
      path?: string;
      texts?: string[];
    };
    sessionStorage.removeItem('escrito');
    if (kept.path !== location.pathname) return;
    for (const [place, field] of fields().entries()) {
      const text = kept.texts?.[place];
      if (text && isText(field)) field.value = text;
    }
  }

  /** All that can be used, by names that it has again where the page begins anew in the browser. */
  function partsByName(): Map<string, HTMLElement> {
    const parts = new Map<string, HTMLElement>();
    for (const part of document.querySelectorAll<HTMLInputElement>(
      'button, input, textarea, select, form',
    )) {
      const { tagName, type, value, textContent } = part;
      const said = tagName === 'BUTTON' ? textContent : isChoice(part) ? value : part.name;
      let name = `${tagName} ${type} ${said}`;
      while (parts.has(name)) name += ' again';
      parts.set(name, part);
    }
    return parts;
  }

  const isTyped = (part: EventTarget | null): part is HTMLInputElement =>
    part instanceof HTMLTextAreaElement ||
    (part instanceof HTMLInputElement &&
      /^(text|search|email|tel|password|number|date|time)/.test(part.type));
  /** What was typed last: React may put back what it was sent with while it takes a field over. */
  const typed = new Map<HTMLElement, string>();
  function onInput({ target, isTrusted }: Event): void {
    // Not what is told to the page below.
    if (isTrusted && isTyped(target)) typed.set(target, target.value);
  }
  /** Parts that React does not have yet, and what was said in them before it could listen. */
  let untold: { name: string; part: HTMLElement; said: string | undefined }[] = [];

  /** What was typed or chosen before the page could listen. */
  function saidIn(part: HTMLElement): string | undefined {
    if (part instanceof HTMLSelectElement) {
      const first = [...part.options].find((option) => option.defaultSelected) ?? part.options[0];
      return first && !first.selected ? part.value : undefined;
    }
    if (!(part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement)) return;
    if (part.type === 'file') return part.value || undefined;
    return (
      typed.get(part) ??
      (isTyped(part) && part.value !== part.defaultValue ? part.value : undefined)
    );
  }
  /** Tells it to the page. */
  function tell(part: HTMLElement, said: string): void {
    const field = part as HTMLInputElement;
    const { value, selectionStart, selectionEnd } = field;
    const byChange = /^(select|file)/.test(field.type);
    if (!byChange) {
      const wasHere = value === said && document.activeElement === field;
      // React hears only of a value that differs from the last that it has seen or set.
      field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        said,
      );
      if (wasHere && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    } else if (field.type !== 'file') field.value = said;
    field.dispatchEvent(new Event(byChange ? 'change' : 'input', { bubbles: true }));
  }

  function onStarted(): void {
    begun = true;
    removeEventListener('pagehide', saveTyped);
    untold = [...partsByName()].map(([name, part]) => ({ name, part, said: saidIn(part) }));
    const focused = document.activeElement;
    const patience = performance.now() + 30_000;
    const handOver = () => {
      const now = partsByName();
      for (const one of untold) {
        const next = one.part.isConnected ? undefined : now.get(one.name);
        // What was typed since the last look.
        one.said = typed.get(one.part) ?? one.said;
        if (next) {
          for (const press of kept) if (press.part === one.part) press.part = next;
          if (one.part === focused) next.focus({ preventScroll: true });
          one.part = next;
        } else one.said = saidIn(one.part) ?? one.said;
      }
      // React hears only of a choice that is not made yet.
      for (const { part } of untold)
        if (isChoice(part) && isTakenOver(part)) {
          const choice = part as HTMLInputElement;
          choice.checked = choice.defaultChecked;
        }
      // Only now: where one is told, React sets what it knows of the others.
      for (const { part, said } of untold)
        if (said !== undefined && isTakenOver(part)) tell(part, said);
      untold = untold.filter(({ part }) => part.isConnected && !isTakenOver(part));
      // In their order; what is gone meanwhile has nothing to do any more.
      for (let next = kept[0]; next; next = kept[0]) {
        if (next.part.isConnected && !isTakenOver(next.part)) break;
        kept.shift();
        if (next.part.isConnected) next.act(next.part);
      }
      const over = performance.now() > patience || (kept.length === 0 && untold.length === 0);
      if (kept.length === 0 || over) root.removeAttribute('data-start-waiting');
      if (!over) return void requestAnimationFrame(handOver);
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
      removeEventListener('input', onInput, true);
      for (const sign of presses) removeEventListener(sign, markPress, true);
      for (const sign of releases) removeEventListener(sign, onRelease);
      root.removeAttribute('data-pressed');
    };
    // What begins anew in the browser has done so by the next frame.
    requestAnimationFrame(handOver);
  }

  addEventListener(started, onStarted, { once: true });
  addEventListener('pagehide', saveTyped);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);
  for (const sign of presses) addEventListener(sign, markPress, true);
  // Of what bubbles: a window that loses the focus, not a field.
  for (const sign of releases) addEventListener(sign, onRelease);
  // Left by its own link, and shown again from the browser's memory.
  addEventListener(
    'pageshow',
    () => kept.length === 0 && root.removeAttribute('data-start-waiting'),
  );
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  // What the server could not show, it left to the scripts.
  addEventListener('load', () => {
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode())
      if (/^\$[!?]/.test(comments.currentNode.nodeValue ?? '')) return start();
  });
  try {
    // Something of ours is kept here: not a first visit, and the scripts are most likely kept too.
    if (atOnce || localStorage.length > 0 || sessionStorage.length > 0) start();
    restoreTyped();
  } catch {
    start();
  }
}
