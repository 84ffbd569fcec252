const KINDS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'Mi iPhone'],
  [/iPad/, 'Mi iPad'],
  [/Android/, 'Mi teléfono'],
  [/Macintosh/, 'Mi Mac'],
];

/** What most people would call the device that they hold. */
export const deviceName = (agent = navigator.userAgent): string =>
  KINDS.find(([kind]) => kind.test(agent))?.[1] ?? 'Mi computadora';
