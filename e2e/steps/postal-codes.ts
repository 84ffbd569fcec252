import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** cp, colonia, tipo, municipio, estado, ciudad, clave de estado, clave de municipio. */
type Colonia = readonly [
  cp: string,
  colonia: string,
  tipo: string,
  municipio: string,
  estado: string,
  ciudad: string,
  c_estado: string,
  c_mnpio: string,
];

/** Loaded by `npm run reference` before the journeys; no other journey types these codes. */
const POSTAL_CODES: readonly Colonia[] = [
  ['45999', 'Los Arrayanes', 'Colonia', 'Zapopan', 'Jalisco', 'Zapopan', '14', '120'],
  ['45999', 'Peña Blanca', 'Colonia', 'Zapopan', 'Jalisco', 'Zapopan', '14', '120'],
  ['01999', 'El Peñón', 'Pueblo', 'Álvaro Obregón', 'Ciudad de México', 'México', '09', '010'],
];

const NOTICE =
  'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México y se proporciona en forma gratuita para uso particular.';
const COLUMNS =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad';

/** Writes a file in the format of SEPOMEX's catalogue: Latin-1, CRLF, a notice before the header. */
export function postalCodesFile(folder: string): string {
  const lines = POSTAL_CODES.map(([cp, colonia, tipo, mnpio, estado, ciudad, ent, mun], at) => {
    const columns = [cp, colonia, tipo, mnpio, estado, ciudad];
    return [
      ...columns,
      cp,
      ent,
      cp,
      '',
      '09',
      mun,
      String(at + 1).padStart(4, '0'),
      'Urbano',
      '01',
    ];
  });
  const text = [NOTICE, COLUMNS, ...lines.map((cells) => cells.join('|')), ''].join('\r\n');
  const file = path.join(folder, 'CPdescarga.txt');
  writeFileSync(file, Buffer.from(text, 'latin1'));
  return file;
}
