import * as z from 'zod/mini';
import * as f from '../fields.ts';

/**
 * A professional's profile as clients see it (1 §2, 2 §2). Sign-up, the profile's forms and calls, the columns
 * written and read, and the replies are derived from this list.
 */
export const profileFields = z.object({
  nombre_comercial: f.optionalText(60),
  profesion: f.requiredText('Elige tu profesión principal.', 80),
  profesiones: z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) ? value : [])),
    z
      .array(z.string().check(z.maxLength(80)))
      .check(z.maxLength(20, 'Elige hasta 20 profesiones.')),
  ),
  descripcion: f.requiredText('Describe brevemente los trabajos que realizas.', 1500),
  /** A state's name or «todo el pais». */
  estado: f.requiredText('Elige el estado donde realizas tu servicio.', 80),
  /** A city's name or «todo el estado». */
  ciudad: f.requiredText('Elige la ciudad donde realizas tu servicio.', 120),
});
export type ProfileFields = z.output<typeof profileFields>;
/** The names of all profile fields. */
export const PROFILE_FIELDS = f.namesOf(profileFields);

/** Each field's label in the audit log, and in forms unless they have a longer one. */
export const PROFILE_LABELS: Record<keyof ProfileFields, string> = {
  nombre_comercial: 'Nombre comercial',
  profesion: 'Profesión',
  profesiones: 'Otras profesiones',
  descripcion: 'Descripción',
  estado: 'Estado',
  ciudad: 'Ciudad',
};

/** The fields that are text columns of `profile` with the same name; the others reference other tables. */
export const profileTexts = z.omit(profileFields, {
  profesion: true,
  profesiones: true,
  estado: true,
  ciudad: true,
});
export type ProfileTexts = z.output<typeof profileTexts>;
export const PROFILE_TEXTS = f.namesOf(profileTexts);

/** The fields in replies. */
export const profileShown = {
  ...f.shownTexts(profileFields),
  profesiones: z.array(z.string()),
};
