import type { InputOf } from '#contract/call.ts';
import type { horarioPrecios } from '#contract/profile.ts';
import type { User } from '#contract/views.ts';
import type { Dia } from '#domain/profile/hours.ts';
import { writeAmount } from '#lib/amount.ts';

/** A profession with its price as typed. */
export interface TypedPrice {
  readonly profesion: string;
  readonly desde: string;
}

/** The stored hours and prices as a form has them; a browser may still keep a user from before there were any. */
export function offerValues({ profile }: User) {
  const { dias = [], hora_inicio = '', hora_fin = '', precios = [] } = profile ?? {};
  return {
    dias: dias as readonly Dia[],
    hora_inicio,
    hora_fin,
    precios: precios.map(
      ({ profesion, desde }): TypedPrice => ({
        profesion,
        desde: desde === null ? '' : writeAmount(desde),
      }),
    ) as readonly TypedPrice[],
  };
}

/** What the form sends. */
export const offerOf = ({
  dias,
  precios,
  ...hours
}: ReturnType<typeof offerValues>): InputOf<typeof horarioPrecios>['oferta'] => ({
  ...hours,
  dias: [...dias],
  precios: [...precios],
});
