import { describe, expect, it } from 'vitest';
import { addressOf, trustedProxies } from './address.ts';

const nobody = trustedProxies([]);
const proxies = trustedProxies(['10.0.0.0/8', '2001:db8:aa::/48', '127.0.0.1']);

describe('addressOf', () => {
  it('is the peer where no proxy is named, whatever the header says', () => {
    expect(addressOf('198.51.100.7', '203.0.113.9', nobody)).toBe('198.51.100.7');
    expect(addressOf('198.51.100.7', '203.0.113.9', proxies)).toBe('198.51.100.7');
    expect(addressOf('::ffff:198.51.100.7', undefined, nobody)).toBe('198.51.100.7');
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    // What the visitor sent stands before what the proxy added.
    ['1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.9, 10.2.3.4', '203.0.113.9'],
    ['203.0.113.9:50122', '203.0.113.9'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['10.1.1.1', '10.1.1.1'],
  ])('takes a trusted proxy’s word: %s', (header, address) => {
    expect(addressOf('10.9.9.9', header, proxies)).toBe(address);
    expect(addressOf('::ffff:10.9.9.9', header, proxies)).toBe(address);
    expect(addressOf('2001:db8:aa::5', header, proxies)).toBe(address);
  });

  it.each([
    'unknown',
    '',
    'null',
    '203.0.113.9, _hidden',
    '0x7f.1',
    '203.0.113',
    '203.0.113.9:',
    'fe80::1%eth0',
    '1.2.3.4.5',
    "' or 1=1",
  ])('counts as the proxy what names nobody: %s', (header) =>
    expect(addressOf('10.9.9.9', header, proxies)).toBe('10.9.9.9'),
  );
});

describe('trustedProxies', () => {
  it.each(['10.0.0.0/99', '999.1.1.1', 'proxy'])('refuses %s', (listed) =>
    expect(() => trustedProxies([listed])).toThrow(),
  );
});
