import type { Dia } from '#domain/profile/hours.ts';

/** When somebody of the demo works, and from how much: nothing where they do not say. */
export interface DemoOffer {
  readonly dias: readonly Dia[];
  readonly hora_inicio: string;
  readonly hora_fin: string;
  /** As a part of the cheapest option of their main trade; 0 for no price. */
  readonly price: number;
}

const WEEKDAYS: readonly Dia[] = ['lun', 'mar', 'mie', 'jue', 'vie'];
const hours = (dias: readonly Dia[], from: string, to: string, price: number): DemoOffer => ({
  dias,
  hora_inicio: from,
  hora_fin: to,
  price,
});

const OFFERS: readonly DemoOffer[] = [
  hours([...WEEKDAYS, 'sab'], '08:00', '19:00', 1.15),
  hours(WEEKDAYS, '09:00', '18:00', 0),
  hours([...WEEKDAYS, 'sab', 'dom'], '00:00', '24:00', 1.6),
  hours([], '', '', 0),
  hours(['jue', 'vie', 'sab', 'dom'], '10:00', '20:00', 1),
  hours([...WEEKDAYS, 'sab'], '07:00', '15:00', 2.4),
  hours([], '', '', 1.3),
];

/** What the person of this number says; the first works most of the week. */
export const offerOf = (number: number): DemoOffer => OFFERS[number % OFFERS.length] ?? OFFERS[0]!;
