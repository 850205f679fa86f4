import { describe, expect, test } from 'vitest';
import { clientOf, createLimiter } from '../../../netlify/contact/limiter';
import { fakeClock } from './support';

const MINUTE = 60_000;

describe('10 messages in 10 minutes from one address', () => {
  test('the eleventh waits until the first is ten minutes old', () => {
    const clock = fakeClock();
    const limiter = createLimiter(clock);
    for (let n = 0; n < 10; n += 1) {
      expect(limiter.take('192.0.2.1')).toBe(0);
      clock.move(1000);
    }
    expect(limiter.take('192.0.2.1')).toBe(590);
    clock.move(589_001);
    expect(limiter.take('192.0.2.1')).toBe(1);
    clock.move(999);
    expect(limiter.take('192.0.2.1')).toBe(0);
    expect(limiter.take('192.0.2.1')).toBe(1);
  });

  test('a refused one does not prolong the wait', () => {
    const clock = fakeClock();
    const limiter = createLimiter(clock);
    for (let n = 0; n < 30; n += 1) limiter.take('192.0.2.1');
    clock.move(10 * MINUTE);
    expect(limiter.take('192.0.2.1')).toBe(0);
  });

  test.each([-24 * 60, -300, 24 * 60])('a clock set by %i minutes makes nobody wait', (minutes) => {
    const clock = fakeClock();
    const limiter = createLimiter(clock);
    for (let n = 0; n < 10; n += 1) limiter.take('192.0.2.1');
    clock.move(minutes * MINUTE);
    for (let n = 0; n < 10; n += 1) expect(limiter.take('192.0.2.1')).toBe(0);
    expect(limiter.take('192.0.2.1')).toBe(600);
  });

  test('the busiest address is remembered as long as any other', () => {
    const limiter = createLimiter(fakeClock());
    limiter.take('192.0.2.1');
    for (let n = 0; n < 9_999; n += 1) limiter.take(`10.1.${Math.floor(n / 250)}.${n % 250}`);
    for (let n = 0; n < 9; n += 1) limiter.take('192.0.2.1');
    limiter.take('192.0.2.2');
    expect(limiter.take('192.0.2.1')).toBeGreaterThan(0);
  });

  test('other addresses are not touched; without an address nobody is', () => {
    const limiter = createLimiter(fakeClock());
    for (let n = 0; n < 50; n += 1) {
      expect(limiter.take('')).toBe(0);
      expect(limiter.take(`192.0.2.${n}`)).toBe(0);
    }
  });

  test('at most 10,000 addresses are remembered, the oldest forgotten first', () => {
    const limiter = createLimiter(fakeClock());
    const fill = (address: string): void => {
      for (let n = 0; n < 10; n += 1) limiter.take(address);
    };
    fill('192.0.2.1');
    fill('192.0.2.2');
    for (let n = 0; n < 9_999; n += 1) limiter.take(`10.1.${Math.floor(n / 250)}.${n % 250}`);
    expect(limiter.take('192.0.2.2')).toBeGreaterThan(0);
    expect(limiter.take('192.0.2.1')).toBe(0);
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
  ['unknown', ''],
  ['192.0.2.1, 198.51.100.1', ''],
])('the client of %j is %j', (address, client) => {
  expect(clientOf(address)).toBe(client);
});
