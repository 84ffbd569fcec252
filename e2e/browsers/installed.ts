import { existsSync, globSync } from 'node:fs';

// Where Debian's packages put what the journey starts.

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';
/** In a folder of the processor's architecture. */
export const miniBrowser = (): string =>
  globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser').at(0) ?? '';

/** Throws a sentence that says what to install, if something is missing. */
export function expectInstalled(): void {
  const missing = [
    ...(existsSync(FIREFOX) ? [] : ['firefox-esr']),
    ...(existsSync(WEBKIT_DRIVER) && miniBrowser() ? [] : ['webkit2gtk-driver']),
    ...(existsSync(XVFB) ? [] : ['xvfb']),
  ];
  if (missing.length > 0)
    throw new Error(`Browsers are missing: apt-get install ${missing.join(' ')}`);
}
