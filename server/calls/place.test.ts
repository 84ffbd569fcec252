import { expect, it } from 'vitest';
import { placeOf } from './place.ts';

it.each([
  ['189.203.14.7', 'MX', '189.203.14.x'],
  ['::ffff:8.8.8.8', 'US', '8.8.8.x'],
  ['2806:10ae:9:1::/64', '', '2806:10ae:9::'],
  ['127.0.0.1', '', ''],
  ['10.2.3.4', '', ''],
  ['0:0:0:0::/64', '', ''],
  ['fe80:0:0:0::/64', '', ''],
  ['unknown', '', ''],
])('%s is used from «%s», network «%s»', (address, country, network) => {
  expect(placeOf(address)).toEqual({ country, network });
});
