import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'maestros-catalogues-'));

const NOTICE =
  'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México y se proporciona en forma gratuita para uso particular.';
const SEPOMEX =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad';

/** cp, colonia, tipo, municipio, estado, ciudad, clave de estado, clave de municipio. */
export type Colonia = readonly [
  cp: string,
  colonia: string,
  tipo: string,
  municipio: string,
  estado: string,
  ciudad: string,
  c_estado: string,
  c_mnpio: string,
];

/** A file as SEPOMEX publishes it: Latin-1, CRLF, a notice before the header. */
export function sepomexFile(colonias: readonly Colonia[], extra: readonly string[] = []): string {
  const lines = colonias.map(([cp, colonia, tipo, mnpio, estado, ciudad, c_estado, c_mnpio], at) =>
    [
      cp,
      colonia,
      tipo,
      mnpio,
      estado,
      ciudad,
      cp,
      c_estado,
      cp,
      '',
      '09',
      c_mnpio,
      String(at + 1).padStart(4, '0'),
      'Urbano',
      '01',
    ].join('|'),
  );
  const text = [NOTICE, SEPOMEX, ...lines, ...extra, ''].join('\r\n');
  return fileOf('CPdescarga.txt', Buffer.from(text, 'latin1'));
}

const MUNICIPALITIES =
  'CVEGEO,CVE_ENT,NOM_ENT,NOM_ABR,CVE_MUN,NOM_MUN,CVE_CAB,NOM_CAB,POB_TOTAL,POB_MASCULINA,POB_FEMENINA,TOTAL DE VIVIENDAS HABITADAS';

/** clave de estado, estado, clave de municipio, municipio, cabecera, población. */
export type Municipio = readonly [
  cve_ent: string,
  estado: string,
  cve_mun: string,
  municipio: string,
  cabecera: string,
  poblacion: string,
];

const quoted = (cells: readonly string[]) =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** The municipalities as INEGI publishes them, quoted. */
export function municipiosFile(
  municipios: readonly Municipio[],
  encoding: 'latin1' | 'utf8' = 'latin1',
): string {
  const lines = municipios.map(([ent, estado, mun, municipio, cabecera, poblacion]) =>
    quoted([
      ent + mun,
      ent,
      estado,
      'Abr.',
      mun,
      municipio,
      '0001',
      cabecera,
      poblacion,
      '-',
      '-',
      '-',
    ]),
  );
  const mark = encoding === 'utf8' ? '\ufeff' : '';
  const text = [`${mark}${quoted(MUNICIPALITIES.split(','))}`, ...lines, ''].join('\r\n');
  return fileOf('AGEEML_municipios.csv', Buffer.from(text, encoding));
}

let files = 0;

/** Writes a file with this content; answers its path. */
export function fileOf(name: string, content: Buffer): string {
  files += 1;
  const file = path.join(folder, `${files}-${name}`);
  writeFileSync(file, content);
  return file;
}
