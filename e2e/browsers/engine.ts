// What the journey needs of a browser. Firefox speaks WebDriver BiDi (`firefox.ts`), WebKit the classic WebDriver
// (`webkit.ts`); the journey knows neither.

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const isPhone = ({ width }: Size): boolean => width < 600;

/** A browser whose windows have one size. */
export interface Engine {
  /** Opens a tab that shares no storage with earlier ones. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  /** Errors in its pages, where the browser tells them. */
  readonly pageErrors: readonly string[];
  goTo(url: string): Promise<void>;
  /** Calls a function in the page; it can use nothing from outside. */
  evaluate<A extends unknown[], T>(work: (...args: A) => T, ...args: A): Promise<T>;
  /** The same for a function that answers an element. */
  element<A extends unknown[]>(
    work: (...args: A) => Element | null,
    ...args: A
  ): Promise<Handle | null>;
  /** Runs a script in the page, unbound by its Content-Security-Policy. */
  run(script: string): Promise<void>;
  /** From now on everything happens in the page itself again. */
  leaveFrame(): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** An element of the page. */
export interface Handle {
  click(): Promise<void>;
  /** Replaces what is in a field, key by key. */
  fill(text: string): Promise<void>;
  /** Chooses an option of a select by its text. */
  select(option: string): Promise<void>;
  /** Chooses files from disk. */
  attach(files: readonly string[]): Promise<void>;
  /** From now on everything happens in this frame. */
  enter(): Promise<void>;
}
