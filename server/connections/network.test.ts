import { expect, it } from 'vitest';
import { networkOf, widerNetworks } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.7', ['203.0.113.0/24']],
  ['2001:db8:1:2::/64', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8:1:ab12::/64', ['2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ['rendering', []],
  ['', []],
])('around %s there are %s', (network, wider) => {
  expect(widerNetworks(network).map((one) => one.network)).toEqual(wider);
});
