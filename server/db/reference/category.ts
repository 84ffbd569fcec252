import { type Centavos, fromMxn } from '#domain/money.ts';

type CategoryOption = {
  /** Only in a category of tipo «aparato»: the appliance the option belongs to. */
  aparato?: string;
  opt: string;
  /** Whole pesos. Per m² in tipo «area», per unit in «opcion», in all in «aparato». */
  precio: Centavos;
};

/** How a request is asked and priced (1 §9): ancho × largo, option × cantidad, or the option alone. */
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
