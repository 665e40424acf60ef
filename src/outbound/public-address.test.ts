import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.215.14',
    '100.63.255.255',
    '100.128.0.1',
    '126.255.255.255',
    '172.15.255.255',
    '172.32.0.1',
    '192.0.1.1',
    '192.167.255.255',
    '198.17.255.255',
    '198.20.0.1',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2001:4860:4860::8888',
    '2a00:1450:4001:81b::200e',
    '::ffff:8.8.8.8',
  ])('is true for %s, beside the special ranges', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '',
    'localhost',
    '8.8.8',
    '0x08080808',
    '134744072',
    '08.8.8.8',
    ' 8.8.8.8',
    '8.8.8.8/32',
    '2606:4700::1%1',
  ])('is false for %j, which is no complete address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
