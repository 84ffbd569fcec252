import type { WithActor } from '../cast.ts';
import type { DemoClient, DemoProfessional } from '../people.ts';
import { PLACES } from '../people/places.ts';
import { type Job, TRADES, textsOf } from '../texts/index.ts';
import { OF_CLIENTS } from '../texts/talk.ts';

/** Hands out texts; none is repeated while there are unused ones. */
export class Supplies {
  readonly #taken = new Map<string, number>();

  #next(kind: string): number {
    const number = this.#taken.get(kind) ?? 0;
    this.#taken.set(kind, number + 1);
    return number;
  }

  variant(): number {
    return this.#next('variant');
  }

  job(category: string): Job {
    return at(textsOf(category).jobs, this.#next(`job ${category}`));
  }

  /** Each trade begins at another index of its list, so that not every trade's first review is the best. */
  review(category: string): readonly [number, string] {
    const { reviews } = textsOf(category);
    const from = TRADES.findIndex((trade) => trade.category === category);
    const number = this.#next(`review ${category}`);
    if (number >= reviews.length) throw new Error(`all reviews of ${category} are taken`);
    return at(reviews, from + number);
  }

  reviewOfClient(): readonly [number, string] {
    const number = this.#next('review of client');
    return [number % 6 === 4 ? 4 : 5, at(OF_CLIENTS, number)];
  }
}

/** Finds a client for a professional: from the same state if there is one, and never the same pair twice. */
export class Matches {
  readonly #pairs = new Set<string>();
  readonly #count = new Map<number, number>();
  readonly #clients: readonly WithActor<DemoClient>[];

  constructor(clients: readonly WithActor<DemoClient>[]) {
    this.#clients = clients;
  }

  clientFor(professional: WithActor<DemoProfessional>): WithActor<DemoClient> {
    const free = this.#clients.filter(({ id }) => !this.#pairs.has(`${id} ${professional.id}`));
    const near = free.filter(
      ({ home }) => PLACES[home].estado === PLACES[professional.home].estado,
    );
    const count = ({ id }: WithActor<DemoClient>) => this.#count.get(id) ?? 0;
    const [client] = (near.length > 0 ? near : free).toSorted((a, b) => count(a) - count(b));
    if (!client) throw new Error('everybody has met everybody');
    this.take(client, professional);
    return client;
  }

  take(client: WithActor<DemoClient>, professional: WithActor<DemoProfessional>): void {
    this.#pairs.add(`${client.id} ${professional.id}`);
    this.#count.set(client.id, (this.#count.get(client.id) ?? 0) + 1);
  }
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
}
