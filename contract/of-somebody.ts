import * as z from 'zod/mini';
import { sentAs } from './fields.ts';

/** Messages to the person whose data a form has, and the same for the team that fills it in for them. */
const OF_SOMEBODY: Readonly<Record<string, string>> = {
  'Escribe tu nombre.': 'Escribe el nombre.',
  'Escribe tus apellidos.': 'Escribe los apellidos.',
  'Escribe tu correo.': 'Escribe el correo.',
  'Escribe tu teléfono.': 'Escribe el teléfono.',
  'Escribe los 10 dígitos de tu teléfono.': 'Escribe los 10 dígitos del teléfono.',
  'Escribe tu dirección.': 'Escribe la dirección.',
  'Elige tu estado.': 'Elige el estado.',
  'Elige tu ciudad.': 'Elige la ciudad.',
  'Escribe tu colonia.': 'Escribe la colonia.',
  'Elige tu profesión principal.': 'Elige la profesión principal.',
  'Describe brevemente los trabajos que realizas.': 'Describe brevemente los trabajos que realiza.',
  'Elige el estado donde realizas tu servicio.': 'Elige el estado donde realiza su servicio.',
  'Elige la ciudad donde realizas tu servicio.': 'Elige la ciudad donde realiza su servicio.',
};

/**
 * The same fields and rules, filled in by the team for somebody else (2 §2): error messages speak about that
 * person.
 */
export const ofSomebody = <S extends z.ZodMiniType>(fields: S) =>
  sentAs(
    fields,
    z.pipe(
      z.custom<z.input<S>>(),
      z.transform((value: z.input<S>, context): z.output<S> => {
        const parsed = fields.safeParse(value);
        if (parsed.success) return parsed.data;
        for (const { path, message } of parsed.error.issues)
          context.issues.push({
            code: 'custom',
            path: [...path],
            message: OF_SOMEBODY[message] ?? message,
            input: value,
          });
        return z.NEVER;
      }),
    ),
  );
