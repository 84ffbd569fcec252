import { type Centavos, fromMxn } from '#domain/money.ts';

type CategoryOption = {
  /** The appliance that the option belongs to, only in a category of tipo «aparato». */
  aparato?: string;
  opt: string;
  /** Whole pesos. Per m² in tipo «area», per unit in «opcion», in all in «aparato». */
  precio: Centavos;
};

/**
 * How the price of a request is calculated (1 §9): ancho × largo, option × cantidad, or the option alone.
 */
type CategoryKind = 'area' | 'opcion' | 'aparato';

export type Category = {
  categoria: string;
  descripcion: string;
  tipo: CategoryKind;
  opciones: readonly CategoryOption[];
};

/** A price list written as «what, pesos». */
export const priceList = (...list: [opt: string, amount: number][]): CategoryOption[] =>
  list.map(([opt, amount]) => ({ opt, precio: fromMxn(amount) }));
