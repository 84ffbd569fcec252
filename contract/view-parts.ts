/** The parts of entities in replies. */
import * as z from 'zod/mini';

/** An amount in MXN with at most 2 decimals (decisions §1). */
export const mxn = z.number();
/** A fee of the platform: percent of what is released, and MXN once per project (1 §9). */
export const fee = z.object({ porcentaje: z.number(), fija: mxn });
/** ISO 8601 UTC (decisions §1). */
export const instant = z.string();
/** A yes or no of the wire, as specified: 1 or 0. */
export const zeroOrOne = z.union([z.literal(0), z.literal(1)]);
/** A payment’s card, as its owner knows it: brand as the provider calls it, and last four digits. */
export const card = z.object({ marca: z.string(), ultimos: z.string() });
export type Card = z.infer<typeof card>;
/** Who operates the platform, as far as it is configured. */
export const operador = z.object({
  responsable: z.nullable(z.string()),
  domicilio: z.nullable(z.string()),
  correo: z.string(),
});
/** Whom a list of the team's names. */
export const named = z.object({ keylogin: z.string(), nombre: z.string() });
/** A project as the team's lists show it: its two people, and its money in MXN. */
export const overview = {
  titulo: z.string(),
  client: named,
  /** Who wrote the proposal. */
  author: named,
  precio: mxn,
  pagado: mxn,
  liberado: mxn,
  /** What the ledger holds for it. */
  retenido: mxn,
};
/** What of a project, besides its state and what was paid, says where it stands; as in `proposalSummary`. */
export const standing = {
  mitad_pagada: zeroOrOne,
  entregado: zeroOrOne,
  en_disputa: zeroOrOne,
  en_contracargo: zeroOrOne,
  en_revision: zeroOrOne,
};
/** A path below the API base, or null without a picture. */
export const picture = z.nullable(z.string());

/** The most characters of a note of the team, as PostgreSQL checks it. */
export const NOTE_MAX = 2_000;

/** What somebody of the team noted of a project or of a person, in the words that it was written in. */
export const note = z.object({ id: z.number(), texto: z.string(), createAt: instant, por: named });
export type TeamNote = z.infer<typeof note>;
