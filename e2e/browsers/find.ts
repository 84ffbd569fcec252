import type { Tab } from './engine.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** An element as a person calls it: its role and accessible name, the label of a field, a text, or the title of a frame. */
export type Target = (
  | { role: string; name?: Pattern }
  | { label: Pattern }
  | { text: Pattern }
  | { frame: string }
) & {
  /** Where it is; without it, anywhere on the page. */
  within?: Target;
};
/** A string is a whole name or label, or part of a text. */
type Pattern = string | RegExp;

/** From the outermost to the element itself; patterns as sources of regular expressions. */
export interface LocatorPart {
  readonly kind: 'role' | 'label' | 'text' | 'frame';
  readonly role: string;
  readonly pattern: string;
}

function partsOf(target: Target): LocatorPart[] {
  const outer = target.within ? partsOf(target.within) : [];
  if ('role' in target)
    return [...outer, { kind: 'role', role: target.role, pattern: source(target.name ?? /^/) }];
  if ('label' in target)
    return [...outer, { kind: 'label', role: '', pattern: source(target.label) }];
  if ('frame' in target)
    return [...outer, { kind: 'frame', role: '', pattern: source(target.frame) }];
  return [...outer, { kind: 'text', role: '', pattern: source(target.text, false) }];
}

function source(pattern: Pattern, whole = true): string {
  if (pattern instanceof RegExp) return pattern.source;
  const escaped = pattern.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return whole ? `^${escaped}$` : escaped;
}

/** For the message of a failure. */
export const describe = (target: Target): string =>
  partsOf(target)
    .map(({ kind, role, pattern }) => `${role || kind} /${pattern}/`)
    .join(' › ');

export type Purpose = 'see' | 'press' | 'attach';

/** axe-core knows roles and names as screen readers do, whatever the browser. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The first element that a person would find now. */
export async function find(tab: Tab, target: Target, purpose: Purpose) {
  if (!(await tab.evaluate(() => 'axe' in globalThis))) await tab.run(AXE);
  return tab.element(findInPage, partsOf(target), purpose);
}

interface Axe {
  setup(element: Element): void;
  teardown(): void;
  commons: {
    aria: { getRole(element: Element): string | null };
    text: { accessibleText(element: Element, options: { includeHidden?: boolean }): string };
    dom: { isVisibleToScreenReaders(element: Element): boolean };
  };
}

/** Runs in the page, so it can use nothing from outside. */
function findInPage(steps: readonly LocatorPart[], purpose: Purpose): Element | null {
  const { axe } = globalThis as unknown as { axe: Axe };
  const { aria, text, dom } = axe.commons;
  const clean = (words: string) => words.replace(/\s+/g, ' ').trim();

  const matches = (element: Element, { kind, role, pattern }: LocatorPart): boolean => {
    const matching = new RegExp(pattern, 'u');
    if (kind === 'text') {
      const has = (one: Element) => matching.test(clean(one.textContent));
      return has(element) && element.checkVisibility() && ![...element.children].some(has);
    }
    if (kind === 'frame')
      return element instanceof HTMLIFrameElement && matching.test(element.title);
    if (kind === 'label')
      return (
        element.matches('input, textarea, select') &&
        matching.test(clean(text.accessibleText(element, { includeHidden: true })))
      );
    return (
      aria.getRole(element) === role &&
      dom.isVisibleToScreenReaders(element) &&
      matching.test(clean(text.accessibleText(element, {})))
    );
  };

  /** Everything that is drawn inside an element, also by its shadow tree. */
  const inside = (scope: Element | ShadowRoot): Element[] =>
    [...scope.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? inside(element.shadowRoot) : []),
    ]);

  /** Whether it was there at the last look too: what still moves would be missed. */
  const restsAt = (element: Element, left: number, top: number): boolean => {
    const looked = globalThis as { lastLook?: [Element, number, number] };
    const [before, ...place] = looked.lastLook ?? [];
    looked.lastLook = [element, left, top];
    return before === element && place[0] === left && place[1] === top;
  };

  /** The element that a press in its middle reaches: itself, or the label of a box that is drawn differently. */
  const pressable = (element: Element): Element | null => {
    if (element.matches(':disabled, [aria-disabled="true"]')) return null;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    for (const candidate of [element, ...labels]) {
      candidate.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = candidate.getBoundingClientRect();
      const root = candidate.getRootNode() as Document | ShadowRoot;
      const hit = root.elementFromPoint(left + width / 2, top + height / 2);
      if (candidate.contains(hit)) return restsAt(candidate, left, top) ? candidate : null;
    }
    return null;
  };

  axe.setup(document.documentElement);
  try {
    let found: Element[] = [document.documentElement];
    for (const step of steps)
      found = found.flatMap((scope) => inside(scope).filter((element) => matches(element, step)));
    const [first] = found;
    if (!first || purpose !== 'press') return first ?? null;
    return pressable(first);
  } finally {
    axe.teardown();
  }
}
