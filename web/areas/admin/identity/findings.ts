import type { Lectura } from '#contract/identity.ts';
import type { User } from '#contract/views.ts';
import { dayText } from '../words.ts';

const SUSPECT = 'Se leyó mal o la credencial está alterada: compárala con la imagen.';

/** What the team should check by eye, as Spanish sentences; empty when everything agrees. */
export function findingsOf(
  { validacionMRZ: printed, digitos, comparacion, vigente, imagen }: Lectura,
  { nombre, apellidos }: User['account'],
): string[] {
  if (!printed || !digitos) return [];
  const names = `La INE dice «${printed.nombre}» y la cuenta, «${nombre} ${apellidos}».`;
  // The composite digit covers the others too, so it is only news when they are right.
  const others = digitos.cic && digitos.fechaNacimiento && digitos.vigencia;
  const wrong = (what: string) => `El dígito de control ${what} no cuadra. ${SUSPECT}`;
  const findings = [
    comparacion === 'no_coincide' && `El nombre no coincide. ${names}`,
    comparacion === 'parcial' && `El nombre coincide solo en parte. ${names}`,
    printed.vigencia === null && `La fecha de vigencia no existe. ${SUSPECT}`,
    printed.vigencia !== null && !vigente && `La INE venció el ${dateText(printed.vigencia)}.`,
    printed.fechaNacimiento === null && `La fecha de nacimiento no existe. ${SUSPECT}`,
    !digitos.cic && wrong('del CIC'),
    !digitos.fechaNacimiento && wrong('de la fecha de nacimiento'),
    !digitos.vigencia && wrong('de la vigencia'),
    !digitos.compuesto && others && wrong('del conjunto (emisión y OCR)'),
    imagen === 'frontal' && 'Las imágenes están cambiadas: el reverso llegó como frente.',
  ];
  return findings.filter((text) => text !== false);
}

/** «31 dic 2031» of a calendar day `YYYY-MM-DD`. */
export const dateText = (day: string): string => dayText(`${day}T12:00:00-06:00`);
