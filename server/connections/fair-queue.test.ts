import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function queue(
  lanes: Record<string, { rest?: number | (() => number); atOnce?: number }>,
  concurrency = 1,
  maxQueue = 100,
) {
  const clock = { at: 0 };
  const line = new FairQueue(
    lanes,
    { concurrency, maxQueue },
    () => new Error('full'),
    () => clock.at,
  );
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (lane: string, from: string, name = `${lane} ${from}`) => {
    const asked = line.run(lane, from, () => {
      begun.push(name);
      return new Promise<string>((end) => ends.push(() => end(name)));
    });
    return asked.catch((error: Error) => error.message);
  };
  /** Ends what runs, and lets what follows begin. */
  const endOne = async () => {
    ends.shift()?.();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const endAll = async () => {
    while (ends.length > 0) await endOne();
  };
  return { clock, begun, ask, endOne, endAll };
}

it('takes networks in turn, however much one of them asks', async () => {
  const { begun, ask, endAll } = queue({ login: {} });
  for (let n = 0; n < 20; n++) void ask('login', '203.0.113.7');
  void ask('login', '198.51.100.1');
  void ask('login', '198.51.100.1');
  await Promise.resolve();
  await endAll();
  expect(begun.indexOf('login 198.51.100.1')).toBe(2);
  expect(begun.lastIndexOf('login 198.51.100.1')).toBe(4);
  expect(begun).toHaveLength(22);
});

it('gives a whole /24 or /48 one turn, as many addresses as it may have', async () => {
  const { begun, ask, endAll } = queue({ login: {} });
  for (let n = 0; n < 20; n++) void ask('login', `203.0.113.${n}`);
  for (let n = 0; n < 20; n++) void ask('login', `2001:db8:1:${n}::/64`);
  void ask('login', '198.51.100.1');
  await Promise.resolve();
  await endAll();
  expect(begun.indexOf('login 198.51.100.1')).toBe(3);
});

it('runs no more of a lane at once than its rule says', async () => {
  const { begun, ask, endOne } = queue({ visitors: { atOnce: 2 }, people: {} }, 4);
  for (let n = 0; n < 20; n++) void ask('visitors', `network ${n}`);
  await Promise.resolve();
  expect(begun).toHaveLength(2);
  void ask('people', 'somebody');
  await Promise.resolve();
  expect(begun).toContain('people somebody');
  await endOne();
  expect(begun).toHaveLength(4);
});

it('gives each lane its turn', async () => {
  const { begun, ask, endAll } = queue({ login: {}, signed: {} });
  for (let n = 0; n < 20; n++) void ask('login', `network ${n}`);
  void ask('signed', 'somebody');
  await Promise.resolve();
  await endAll();
  expect(begun.indexOf('signed somebody')).toBe(1);
});

it('refuses in a full lane the last of whoever waits with the most', async () => {
  const { begun, ask, endAll } = queue({ login: {} }, 1, 3);
  const asked = [
    ask('login', 'a', '1'),
    ask('login', 'a', '2'),
    ask('login', 'a', '3'),
    ask('login', 'a', '4'),
  ];
  const other = ask('login', 'b', 'b');
  expect(await asked[3]).toBe('full');
  await endAll();
  expect(begun).toEqual(['1', '2', 'b', '3']);
  expect(await other).toBe('b');
});

it('says beforehand who would be refused', async () => {
  const line = new FairQueue({ all: {} }, { concurrency: 1, maxQueue: 2 }, () => new Error('full'));
  const never = () => new Promise<void>(() => {});
  expect(line.hasRoom('all', 'a')).toBe(true);
  const ofA = [1, 2, 3].map(() => line.run('all', 'a', never));
  // One runs and two wait.
  expect([line.hasRoom('all', 'a'), line.hasRoom('all', 'b')]).toEqual([false, true]);
  void line.run('all', 'b', never);
  await expect(ofA[2]).rejects.toThrow('full');
  expect([line.hasRoom('all', 'b'), line.hasRoom('all', 'c')]).toEqual([false, false]);
});

it('lets a lane that rests take its share of the machine and no more', async () => {
  const { clock, begun, ask, endOne } = queue({ doubtful: { rest: 3 }, login: {} }, 2);
  void ask('doubtful', 'a', 'a');
  void ask('doubtful', 'b', 'b');
  await Promise.resolve();
  expect(begun).toEqual(['a']);
  clock.at = 10;
  await endOne();
  expect(begun).toEqual(['a']);
  void ask('login', 'c', 'c');
  await Promise.resolve();
  expect(begun).toEqual(['a', 'c']);
  // It took 10, so it rests for 30.
  clock.at = 41;
  await endOne();
  expect(begun).toEqual(['a', 'c', 'b']);
});

it('asks at the end of each how long a lane rests', async () => {
  let rest = 1;
  const { clock, begun, ask, endOne } = queue({ login: { rest: () => rest }, other: {} }, 2);
  for (const name of ['a', 'b', 'c']) void ask('login', name, name);
  await Promise.resolve();
  clock.at = 10;
  await endOne();
  clock.at = 20;
  void ask('other', 'x', 'x');
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'x']);
  rest = 5;
  clock.at = 30;
  await endOne();
  clock.at = 79;
  await endOne();
  expect(begun).toEqual(['a', 'b', 'x']);
  clock.at = 80;
  void ask('other', 'y', 'y');
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'x', 'c', 'y']);
});

it('passes on what the work answers or throws, and goes on', async () => {
  const line = new FairQueue({ all: {} }, { concurrency: 1, maxQueue: 1 }, () => new Error('full'));
  await expect(line.run('all', 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(line.run('all', 'a', () => Promise.resolve(5))).resolves.toBe(5);
});
