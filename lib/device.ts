/** What a session was opened with, in words that its owner recognises. */
export interface Device {
  /** «Teléfono Android», «Computadora con Windows». */
  readonly dispositivo: string;
  /** «Chrome», «Safari». */
  readonly navegador: string;
}

// The first match wins: later names also appear in the user agents of earlier ones.

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Teléfono Android'],
  [/Android/, 'Tableta Android'],
  [/Windows/, 'Computadora con Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Computadora con Linux'],
];

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bFBA[NV]\b|\bFB_IAB\b/, 'Facebook'],
  [/Instagram/, 'Instagram'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/MiuiBrowser\//, 'Navegador de Xiaomi'],
  [/HuaweiBrowser\//, 'Navegador de Huawei'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

const nameOf = (table: readonly (readonly [RegExp, string])[], userAgent: string): string | null =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** The device and browser of a User-Agent header; unknown ones are named so. */
export const deviceOf = (userAgent: string): Device => ({
  dispositivo: nameOf(DEVICES, userAgent) ?? 'Dispositivo desconocido',
  navegador: nameOf(BROWSERS, userAgent) ?? 'Navegador desconocido',
});
