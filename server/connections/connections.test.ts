import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Connections } from './connections.ts';

/** A socket as far as it is watched. */
class FakeSocket extends EventEmitter {
  bytesRead = 0;
  /** What of an answer the client has not taken yet. */
  writableLength = 0;
  writable = true;
  said = '';
  destroyed = false;
  write(text: string, written: () => void): boolean {
    this.said += text;
    written();
    return true;
  }
  destroy(): this {
    if (this.destroyed) return this;
    this.destroyed = true;
    this.emit('close');
    return this;
  }
  get status() {
    return Number(/^HTTP\/1.1 (\d+)/.exec(this.said)?.[1] ?? 0);
  }
}

function watched({ streams = 5, ...limits }: { all: number; each: number; streams?: number }) {
  const clock = { at: 0 };
  const connections = new Connections({ streams, ...limits }, () => clock.at);
  const open = (network: string | null) => {
    const socket = new FakeSocket();
    connections.opened(socket as unknown as Socket, network);
    return socket;
  };
  const ask = (socket: FakeSocket, network: string, hasBody = false) => {
    const req = Object.assign(new EventEmitter(), { socket, complete: !hasBody });
    // Of several on one connection only the first has a socket.
    const response = Object.assign(new EventEmitter(), { socket: null, req });
    const taken = connections.requested(response as unknown as ServerResponse, network, hasBody);
    return {
      taken,
      sent: () => {
        req.complete = true;
        req.emit('end');
      },
      answered: () => void response.emit('close'),
      refused: () => connections.refused(socket as unknown as Socket),
      stream: () => connections.streams(socket as unknown as Socket),
    };
  };
  const openMany = (count: number, network: string | null) =>
    Array.from({ length: count }, () => open(network));
  return { clock, connections, open, openMany, ask };
}

const living = (sockets: readonly FakeSocket[]) => sockets.filter(({ destroyed }) => !destroyed);

test('the network that holds the most makes room, and nobody else loses', () => {
  const { openMany, open } = watched({ all: 100, each: 90 });
  const few = openMany(10, 'few');
  const many = openMany(90, 'many');
  const late = open('late');
  expect(living([...few, late])).toHaveLength(11);
  expect(living(many)).toHaveLength(80);
  // Those that have waited the longest, with a word when to come back.
  expect(many.slice(0, 10).every(({ status }) => status === 503)).toBe(true);
  expect(many[0]?.said).toContain('retry-after: 5');
});

test('what is being answered stays; when all of it is, a new one is told to come back', () => {
  const { openMany, open, ask } = watched({ all: 20, each: 20 });
  const busy = openMany(20, 'a');
  for (const socket of busy) ask(socket, 'a');
  expect(open('b').status).toBe(503);
  expect(living(busy)).toHaveLength(20);
});

test('one that was answered outlives one of its network that never asked', () => {
  const { openMany, open, ask } = watched({ all: 10, each: 10 });
  const kept = open('a');
  ask(kept, 'a').answered();
  const idle = openMany(9, 'a');
  open('b');
  expect(living(idle)).toHaveLength(8);
  expect(kept.destroyed).toBe(false);
});

test('one network keeps no more than its share waiting, however empty the rest is', () => {
  const { openMany } = watched({ all: 1000, each: 20 });
  const all = openMany(50, 'a');
  expect(living(all).length).toBeLessThanOrEqual(20);
  expect(living(all)).toContain(all.at(-1));
});

test('behind a proxy each request counts for whom it is, and the proxy’s own connections never do', () => {
  const { openMany, ask } = watched({ all: 1000, each: 10 });
  const pool = openMany(40, null);
  const [mine = pool[0]!, ...others] = pool;
  ask(mine, 'me', true);
  for (const socket of others.slice(0, 20)) ask(socket, 'attacker', true);
  expect(living(pool.slice(0, 21)).length).toBeLessThanOrEqual(11);
  expect(mine.destroyed).toBe(false);
  expect(living(pool.slice(21))).toHaveLength(19);
});

test('a body that stalls or trickles is not waited for; a slow telephone’s is', () => {
  const { clock, connections, open, ask } = watched({ all: 100, each: 100 });
  const sockets = [open('a'), open('b'), open('c')] as const;
  const [stalled, trickling, slow] = sockets;
  for (const socket of sockets) ask(socket, 'x', true);
  stalled.bytesRead = 60_000;
  for (let second = 1; second <= 60; second++) {
    clock.at = second * 1000;
    trickling.bytesRead += 500;
    slow.bytesRead += 5000;
    connections.sweep();
  }
  expect([stalled.status, trickling.status, slow.status]).toEqual([408, 408, 0]);
});

test('streams are counted apart, and given back', () => {
  const { connections, open, ask, openMany } = watched({ all: 10, each: 10, streams: 2 });
  const asked = [open('a'), open('a'), open('a')].map((socket) => ask(socket, 'a'));
  expect(asked.map(({ stream }) => stream())).toEqual([true, true, false]);
  expect(connections.counts).toEqual({ all: 3, streams: 2 });
  openMany(9, 'b');
  expect(connections.counts.all).toBe(12);
  asked[0]?.answered();
  expect(connections.counts.streams).toBe(1);
  expect(asked[2]?.stream()).toBe(true);
});

test('whatever comes and goes, nothing stays counted', () => {
  const { connections, openMany, ask } = watched({ all: 50, each: 20 });
  const opened: FakeSocket[] = [];
  for (let round = 0; round < 20; round++) {
    const sockets = openMany(15, `n${round % 4}`);
    opened.push(...sockets);
    for (const [index, socket] of sockets.entries()) {
      if (socket.destroyed) continue;
      const { sent, answered, stream } = ask(socket, `n${round % 4}`, index % 2 === 0);
      if (index % 3 === 0) sent();
      if (index % 5 === 0) stream();
      if (index % 4 === 0) answered();
      if (index % 3 !== 1) socket.destroy();
    }
  }
  const { all, streams } = connections.counts;
  expect(streams).toBe(5);
  expect(all - streams).toBeLessThanOrEqual(50);
  for (const socket of opened) socket.destroy();
  expect(connections.counts).toEqual({ all: 0, streams: 0 });
  expect(living(openMany(20, 'n0'))).toHaveLength(20);
});

test('whoever does not read an answer holds the connection for nobody: of those, the most lose', () => {
  const { connections, openMany, open, ask } = watched({ all: 20, each: 10 });
  const deaf = openMany(10, 'a');
  for (const socket of deaf) {
    ask(socket, 'a');
    socket.writableLength = 100_000;
  }
  connections.sweep();
  open('a');
  expect(living(deaf)).toHaveLength(9);
  for (const socket of openMany(10, 'b')) ask(socket, 'b');
  open('c');
  expect(living(deaf).length).toBeLessThan(9);
});

test('a flood of those who do not read makes room before the next look', () => {
  const { openMany, open, ask } = watched({ all: 20, each: 20 });
  const deaf = openMany(20, 'a');
  for (const socket of deaf) {
    ask(socket, 'a');
    socket.writableLength = 100_000;
  }
  expect(open('b').status).toBe(0);
  expect(living(deaf)).toHaveLength(18);
});

test('whoever reads slowly and then all is answered as before', () => {
  const { connections, open, ask } = watched({ all: 1, each: 1 });
  const slow = open('a');
  ask(slow, 'a');
  slow.writableLength = 100_000;
  connections.sweep();
  slow.writableLength = 0;
  connections.sweep();
  expect(open('b').status).toBe(503);
  expect(slow.destroyed).toBe(false);
});

test('a body goes on being waited for at its pace when the answer came first', () => {
  const { clock, connections, open, ask } = watched({ all: 5, each: 5 });
  const [slow, quick] = [open('a'), open('b')];
  const early = ask(slow, 'a', true);
  early.answered();
  const whole = ask(quick, 'b', true);
  whole.answered();
  whole.sent();
  clock.at = 11_000;
  slow.bytesRead = 11;
  connections.sweep();
  expect(slow.destroyed).toBe(true);
  expect(quick.destroyed).toBe(false);
});

test('whoever writes many requests behind each other is closed before they are handled', () => {
  const { open, ask, connections } = watched({ all: 5, each: 5 });
  const socket = open('a');
  const taken = Array.from({ length: 100 }, () => ask(socket, 'a').taken);
  expect(taken.filter(Boolean)).toHaveLength(8);
  expect(socket.destroyed).toBe(true);
  expect(connections.counts.all).toBe(0);
});

test('also where each is answered at once, unless the network brought them apart', () => {
  const { open, ask } = watched({ all: 5, each: 5 });
  const [hasty, patient] = [open('a'), open('b')];
  for (let count = 0; count < 100; count++) {
    patient.bytesRead += 50;
    for (const socket of [hasty, patient]) ask(socket, 'a').answered();
  }
  expect(hasty.destroyed).toBe(true);
  expect(patient.destroyed).toBe(false);
});

test('a network that does that again and again connects no more for a while, and nobody else loses', () => {
  const { clock, connections, open, ask } = watched({ all: 50, each: 50 });
  const hasty = () => {
    const socket = open('a');
    for (let count = 0; count < 9; count++) ask(socket, 'a');
    return socket;
  };
  for (let count = 0; count < 4; count++) hasty();
  expect(open('a').destroyed).toBe(false);
  hasty();
  expect([open('a').destroyed, open('b').destroyed]).toEqual([true, false]);
  clock.at = 10_000;
  connections.sweep();
  expect(open('a').destroyed).toBe(false);
});

test('nothing comes behind a stream, and no stream behind what is not answered', () => {
  const { open, ask, connections } = watched({ all: 5, each: 5 });
  const [before, after] = [open('a'), open('a')];
  expect(ask(before, 'a').stream()).toBe(true);
  expect(ask(before, 'a').taken).toBe(false);
  expect(before.destroyed).toBe(true);
  ask(after, 'a');
  expect(ask(after, 'a').stream()).toBe(false);
  expect(connections.counts.streams).toBe(0);
});

test('a body that stalls behind a request that is answered meanwhile is not waited for', () => {
  const { clock, connections, open, ask } = watched({ all: 5, each: 5 });
  const socket = open('a');
  const first = ask(socket, 'a');
  ask(socket, 'a', true);
  first.answered();
  clock.at = 16_000;
  connections.sweep();
  expect(socket.status).toBe(408);
});

test('whoever is refused again and again waits for it, and makes room meanwhile', () => {
  const { clock, open, openMany, ask } = watched({ all: 40, each: 40 });
  const sockets = openMany(40, 'a');
  const waits = sockets.map((socket) => ask(socket, 'a').refused());
  expect(waits.filter((ms) => ms === 0)).toHaveLength(20);
  expect(waits.at(-1)).toBe(300);
  const other = open('b');
  expect([ask(other, 'b').refused(), other.destroyed]).toEqual([0, false]);
  expect(living(sockets).length).toBeLessThan(40);
  clock.at = 1000;
  expect(ask(living(sockets)[0]!, 'a').refused()).toBe(0);
});
