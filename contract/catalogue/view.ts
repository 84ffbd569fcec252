/** Categories and places in replies. */
import * as z from 'zod/mini';
import { instant, mxn, zeroOrOne } from '../view-parts.ts';

const opcion = z.object({
  opt: z.string(),
  precio: mxn,
  /** Only for «Instalación de electrodomésticos»: the option's appliance. */
  aparato: z.nullable(z.string()),
});

/** A category with its options and prices (2 §3). */
export const categoria = z.object({
  id: z.number(),
  categoria: z.string(),
  /** The name of its icon and pictures, unchanged when it is renamed; empty without own ones. */
  icono: z.string(),
  updateAt: instant,
  data_categoria: z.object({
    categoria: z.string(),
    descripcion: z.string(),
    /** How the pre-quote is calculated: width × length, option × quantity, or the option alone. */
    tipo: z.enum(['area', 'opcion', 'aparato']),
    form: z.array(opcion),
  }),
  /** Former names, the latest first: links and searches with them find this category. */
  anteriores: z.array(z.string()),
});
export type Categoria = z.infer<typeof categoria>;

/** The same with the words by which people ask for it, separated by commas, for administrators (4 §G). */
export const categoriaEditable = z.object({
  ...categoria.shape,
  /** 1 once it has a change that can be taken back. */
  deshacer: zeroOrOne,
  data_categoria: z.object({
    ...categoria.shape.data_categoria.shape,
    palabras: z.string(),
    form: z.array(z.object({ ...opcion.shape, palabras: z.string() })),
  }),
});
export type CategoriaEditable = z.infer<typeof categoriaEditable>;

/** A state of Mexico with its cities. */
export const estado = z.object({
  id: z.number(),
  nombre: z.string(),
  ciudades: z.array(z.object({ id: z.number(), nombre: z.string() })),
});
export type Estado = z.infer<typeof estado>;
