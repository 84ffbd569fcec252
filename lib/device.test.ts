import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A546E) ${KHTML} Chrome/126.0.0.0 Mobile Safari/537.36`,
    'Teléfono Android',
    'Chrome',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-X200) ${KHTML} SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36`,
    'Tableta Android',
    'Samsung Internet',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'iPhone',
    'Safari',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
    'iPhone',
    'Chrome',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    'Computadora con Windows',
    'Edge',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Computadora con Linux',
    'Firefox',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Mac',
    'Safari',
  ],
  ['curl/8.8.0', 'Dispositivo desconocido', 'Navegador desconocido'],
  ['', 'Dispositivo desconocido', 'Navegador desconocido'],
])('%s', (userAgent, dispositivo, navegador) => {
  expect(deviceOf(userAgent)).toEqual({ dispositivo, navegador });
});
