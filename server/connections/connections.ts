import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { levelOf } from './level.ts';
import { refuse } from './refuse.ts';

export interface ConnectionLimits {
  /** The most connections at once, open streams not counted; beyond that the worst are closed. */
  readonly all: number;
  /** The most that one network keeps waiting at once. */
  readonly each: number;
  /** The most open streams at once. */
  readonly streams: number;
}

/** A body that comes slower, on the whole, is not waited for: a bad mobile connection is ten times as fast. */
const SLOWEST_BYTES_PER_SECOND = 1024;
const PATIENCE_MS = 10_000;
/** How long a body may bring nothing at all. */
const SILENCE_MS = 15_000;
/**
 * How many refusals a network gets at once in a second; it waits a little for what is beyond that. Whoever asks again at once,
 * with hundreds of connections, would be refused all day long, and nobody else answered.
 */
const REFUSED_AT_ONCE = 20;
const REFUSAL_MS = 300;
/** Closing some more than one too many at a time keeps the search for the worst cheap, however fast they come. */
const ROOM_MADE = 0.1;
/**
 * How many requests of one connection may be unanswered. Browsers and proxies send the next one after the answer; whoever
 * writes thousands behind each other would have them all read at once, before anybody else's.
 */
const MOST_AT_ONCE = 8;
/** A network of which so many connections did that opens none until it has not for a while: each costs until it is closed. */
const MOST_CUT = 5;
const CUT_OFF_MS = 10_000;

/**
 * `waiting`: for the head of a request. `sending`: the client its body. `answering`: the server. `reading`: the client, who
 * has not taken yet what was answered. `streaming`: events.
 */
type Doing = 'waiting' | 'sending' | 'answering' | 'reading' | 'streaming';

interface Held {
  readonly socket: Socket;
  /** Of a trusted proxy, which speaks for others. */
  readonly proxied: boolean;
  /** null while a trusted proxy holds it for nobody. */
  network: string | null;
  doing: Doing;
  since: number;
  /** Whether it ever got an answer. */
  served: boolean;
  /** What had been read when its body began, and at the last look that found more. */
  begun: number;
  seen: number;
  seenAt: number;
  /** The request whose body comes. */
  sender: Pick<IncomingMessage, 'complete'> | null;
  /** The last request, for which the rest stands. */
  latest: unknown;
  unanswered: number;
  /** How many requests came with one reading of the network, and what had been read then. */
  together: number;
  togetherAt: number;
}

const isIdle = ({ doing }: Held): boolean => doing !== 'answering' && doing !== 'streaming';

/**
 * The open connections of a server: who holds them, and for how long without being of use. What the server is answering is
 * never closed; of the others the network with the most loses first, so that many from one place cost others nothing.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #now: () => number;
  readonly #held = new Map<Socket, Held>();
  /** How many idle ones each network holds. */
  readonly #idle = new Map<string, number>();
  /** Networks that wrote many requests behind each other: with how many connections, and when last. */
  readonly #cutOff = new Map<string, { connections: number; at: number }>();
  /** How often each network was refused in the present second. */
  #refused = new Map<string, number>();
  #refusedSince = 0;
  #streams = 0;
  #ending = false;

  constructor(limits: ConnectionLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Open connections, and those of them that carry a stream. */
  get counts() {
    return { all: this.#held.size, streams: this.#streams };
  }

  /** Admits a connection of a network, or of a trusted proxy (null); closes worse ones for it, or itself. */
  opened(socket: Socket, network: string | null): void {
    const { all, each } = this.#limits;
    const now = this.#now();
    const cut = network === null ? undefined : this.#cutOff.get(network);
    if (cut && cut.connections >= MOST_CUT && now - cut.at < CUT_OFF_MS)
      return void socket.destroy();
    if (network !== null && (this.#idle.get(network) ?? 0) >= each)
      this.#shed(Math.ceil(each * ROOM_MADE), network);
    if (this.#held.size - this.#streams >= all && this.#shed(Math.ceil(all * ROOM_MADE)) === 0)
      return refuse(socket, 'unavailable');
    const held: Held = {
      socket,
      proxied: network === null,
      network,
      doing: 'waiting',
      since: now,
      served: false,
      begun: 0,
      seen: 0,
      seenAt: now,
      sender: null,
      latest: null,
      unanswered: 0,
      together: 0,
      togetherAt: 0,
    };
    this.#held.set(socket, held);
    this.#count(held, 1);
    socket.once('close', () => this.#closed(held));
  }

  /**
   * A request has come; `network` is whose it is, which behind a proxy only now is known. Answers whether it is to be handled:
   * that of a connection which is being closed is not, nor one behind many others or behind a stream.
   */
  requested(response: ServerResponse, network: string, hasBody: boolean): boolean {
    const { req } = response;
    const held = this.#held.get(req.socket);
    if (!held) return false;
    const { bytesRead } = held.socket;
    held.together = bytesRead === held.togetherAt ? held.together + 1 : 1;
    held.togetherAt = bytesRead;
    if (Math.max(held.unanswered, held.together - 1) >= MOST_AT_ONCE || held.doing === 'streaming')
      return this.#cut(held);
    held.unanswered++;
    held.latest = req;
    if (held.proxied && (this.#idle.get(network) ?? 0) >= this.#limits.each)
      this.#shed(Math.ceil(this.#limits.each * ROOM_MADE), network);
    this.#become(held, hasBody ? 'sending' : 'answering', network);
    held.begun = held.seen = held.socket.bytesRead;
    held.seenAt = held.since;
    held.sender = hasBody ? req : null;
    let answered = false;
    const free = () => this.#become(held, 'waiting', held.proxied ? null : network);
    if (hasBody)
      req.once('end', () => {
        if (held.sender !== req || held.doing !== 'sending') return;
        if (answered) free();
        else this.#become(held, 'answering');
      });
    response.once('close', () => {
      held.unanswered--;
      held.served = true;
      answered = true;
      if (this.#ending) held.socket.end();
      // The state is that of another one, which was sent before this one was answered.
      if (held.latest !== req) return;
      if (held.doing === 'streaming') this.#streams--;
      // Answered before its body had come, which still has to, at its pace.
      if (held.doing === 'sending' && held.sender === req && !req.complete) return;
      free();
    });
    return true;
  }

  /** How long a refusal is held back; its connection makes room meanwhile where somebody needs it. */
  refused(socket: Socket): number {
    const held = this.#held.get(socket);
    if (!held || held.network === null) return 0;
    const now = this.#now();
    if (now - this.#refusedSince >= 1000) {
      this.#refused = new Map();
      this.#refusedSince = now;
    }
    const count = (this.#refused.get(held.network) ?? 0) + 1;
    this.#refused.set(held.network, count);
    if (count <= REFUSED_AT_ONCE) return 0;
    if (held.doing === 'answering') this.#become(held, 'waiting');
    return REFUSAL_MS;
  }

  /** Whether its answer may become a stream of events, which is counted apart from here on. */
  streams(socket: Socket | null): boolean {
    const held = socket && this.#held.get(socket);
    if (!held) return true;
    if (this.#streams >= this.#limits.streams || held.unanswered > 1) return false;
    this.#streams++;
    this.#become(held, 'streaming');
    return true;
  }

  /** From now on a connection ends with its answer, whatever that said of keeping it. */
  endAnswered(): void {
    this.#ending = true;
  }

  /** Closes those that ask for nothing: also those that never did, of which Node does not know that they are idle. */
  closeWaiting(): void {
    for (const { socket, doing } of this.#held.values()) if (doing === 'waiting') socket.destroy();
  }

  /** Closes whoever sends a body too slowly. */
  sweep(): void {
    const now = this.#now();
    for (const [network, { at }] of this.#cutOff)
      if (now - at >= CUT_OFF_MS) this.#cutOff.delete(network);
    for (const held of this.#held.values()) {
      this.#lookAtReader(held);
      if (held.doing !== 'sending' || held.sender?.complete) continue;
      const { bytesRead } = held.socket;
      if (bytesRead > held.seen) {
        held.seen = bytesRead;
        held.seenAt = now;
      }
      const seconds = (now - held.since) / 1000;
      const slow = bytesRead - held.begun < seconds * SLOWEST_BYTES_PER_SECOND;
      if ((slow && now - held.since > PATIENCE_MS) || now - held.seenAt > SILENCE_MS)
        refuse(held.socket, 'too_slow');
    }
  }

  /** Who does not take what is answered keeps the connection, not the server. */
  #lookAtReader(held: Held): void {
    const takes = held.socket.writableLength === 0;
    if (held.doing === 'answering' && !takes) this.#become(held, 'reading');
    else if (held.doing === 'reading' && takes) this.#become(held, 'answering');
  }

  /** Closes whoever writes on and on without waiting for an answer. */
  #cut(held: Held): false {
    const { socket, network, proxied } = held;
    socket.destroy();
    this.#closed(held);
    if (network !== null && !proxied) {
      const { connections } = this.#cutOff.get(network) ?? { connections: 0 };
      this.#cutOff.set(network, { connections: connections + 1, at: this.#now() });
    }
    return false;
  }

  #closed(held: Held): void {
    if (!this.#held.delete(held.socket)) return;
    if (isIdle(held)) this.#count(held, -1);
    // The answer's own end may come after.
    if (held.doing === 'streaming') this.#streams--;
    held.doing = 'answering';
  }

  #become(held: Held, doing: Doing, network: string | null = held.network): void {
    if (!this.#held.has(held.socket)) return;
    if (isIdle(held)) this.#count(held, -1);
    held.doing = doing;
    held.network = network;
    held.since = this.#now();
    if (isIdle(held)) this.#count(held, 1);
  }

  #count({ network }: Held, by: number): void {
    if (network === null) return;
    const count = (this.#idle.get(network) ?? 0) + by;
    if (count > 0) this.#idle.set(network, count);
    else this.#idle.delete(network);
  }

  /** Closes so many idle ones, of whoever holds the most; answers how many there were to close. */
  #shed(many: number, only?: string): number {
    const groups = new Map<string, Held[]>();
    for (const held of this.#held.values()) {
      this.#lookAtReader(held);
      const { network } = held;
      if (!isIdle(held) || network === null || (only ?? network) !== network) continue;
      const group = groups.get(network);
      if (group) group.push(held);
      else groups.set(network, [held]);
    }
    const level = levelOf(
      [...groups.values()].map(({ length }) => length),
      many,
    );
    let closed = 0;
    for (const group of groups.values()) {
      group.sort(
        (one, other) => Number(one.served) - Number(other.served) || one.since - other.since,
      );
      for (const held of group.slice(0, Math.max(0, group.length - level))) {
        // Between two requests nobody waits for an answer.
        if (held.served && held.doing === 'waiting') held.socket.destroy();
        else refuse(held.socket, 'unavailable');
        this.#closed(held);
        closed++;
      }
    }
    return closed;
  }
}
