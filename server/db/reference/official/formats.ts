/** A municipality as INEGI or SEPOMEX publishes it. */
export interface Municipality {
  estado_id: number;
  clave: number;
  nombre: string;
  cabecera: string | null;
  ciudad_postal: string | null;
  poblacion: number;
  lat: number | null;
  lng: number | null;
}

export interface PostalCode {
  cp: string;
  colonia: string;
  tipo: string;
  estado_id: number;
  municipio: number;
}

/** The content of one line. `state` is only compared with our own. */
export interface Row {
  state?: { id: number; nombre: string };
  municipality?: Municipality;
  postalCode?: PostalCode;
}

export interface Format {
  name: string;
  /** Required columns, in lower case; a line without them is not the header. */
  columns: readonly string[];
  split(line: string): string[];
  /** Throws a BadLine when the line cannot be understood. */
  read(get: (column: string) => string): Row;
}

/** An invalid line, with a sentence for the report. */
export class BadLine extends Error {}

const number = (text: string, from: number, to: number, what: string): number => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  throw new BadLine(`${what} «${text}» no es válida`);
};

const stateKey = (text: string) => number(text, 1, 32, 'la clave de estado');
const municipalityKey = (text: string) => number(text, 1, 999, 'la clave de municipio');

const required = (text: string, what: string): string => {
  if (text !== '') return text;
  throw new BadLine(`falta ${what}`);
};

/** INEGI writes «-» or nothing where it counted nobody. */
const population = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

const degrees = (text: string): number | null =>
  /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : null;

/** SEPOMEX's CPdescarga.txt: a notice, the header, one colonia a line. */
const SEPOMEX: Format = {
  name: 'códigos postales de SEPOMEX',
  columns: ['d_codigo', 'd_asenta', 'd_tipo_asenta', 'd_mnpio', 'd_ciudad', 'c_estado', 'c_mnpio'],
  split: (line) => line.split('|'),
  read: (get) => {
    const cp = get('d_codigo').padStart(5, '0');
    if (!/^\d{5}$/.test(cp)) throw new BadLine('el código postal no tiene 5 dígitos');
    const estado_id = stateKey(get('c_estado'));
    const clave = municipalityKey(get('c_mnpio'));
    const colonia = required(get('d_asenta'), 'la colonia');
    const nombre = required(get('d_mnpio'), 'el municipio');
    return {
      municipality: {
        estado_id,
        clave,
        nombre,
        cabecera: null,
        ciudad_postal: get('d_ciudad') || null,
        poblacion: 0,
        lat: null,
        lng: null,
      },
      postalCode: { cp, colonia, tipo: get('d_tipo_asenta'), estado_id, municipio: clave },
    };
  },
};

/** Commas, and quotes that are doubled inside quotes. */
function splitCsv(line: string): string[] {
  const cells: string[] = [];
  for (const match of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
  return cells;
}

const state = (get: (column: string) => string) => ({
  id: stateKey(get('cve_ent')),
  nombre: required(get('nom_ent'), 'el estado'),
});

const municipality = (get: (column: string) => string) => ({
  estado_id: stateKey(get('cve_ent')),
  clave: municipalityKey(get('cve_mun')),
  nombre: required(get('nom_mun'), 'el municipio'),
  ciudad_postal: null,
});

/** INEGI's AGEEML by localities: the first of a municipality is its head town. */
const LOCALITIES: Format = {
  name: 'localidades de INEGI',
  columns: ['cve_ent', 'nom_ent', 'cve_mun', 'nom_mun', 'cve_loc', 'nom_loc'],
  split: splitCsv,
  read: (get) => {
    const named = municipality(get);
    if (number(get('cve_loc'), 1, 9999, 'la clave de localidad') !== 1) return {};
    return {
      state: state(get),
      municipality: {
        ...named,
        cabecera: required(get('nom_loc'), 'la localidad'),
        poblacion: population(get('pob_total')),
        lat: degrees(get('lat_decimal')),
        lng: degrees(get('lon_decimal')),
      },
    };
  },
};

/** INEGI's AGEEML by municipalities. */
const MUNICIPALITIES: Format = {
  name: 'municipios de INEGI',
  columns: ['cve_ent', 'nom_ent', 'cve_mun', 'nom_mun', 'nom_cab'],
  split: splitCsv,
  read: (get) => ({
    state: state(get),
    municipality: {
      ...municipality(get),
      cabecera: required(get('nom_cab'), 'la cabecera'),
      poblacion: population(get('pob_total')),
      lat: null,
      lng: null,
    },
  }),
};

/** INEGI's AGEEML by states, which only confirms ours. */
const STATES: Format = {
  name: 'entidades de INEGI',
  columns: ['cve_ent', 'nom_ent'],
  split: splitCsv,
  read: (get) => ({ state: state(get) }),
};

/** The most specific format first. */
export const FORMATS: readonly Format[] = [SEPOMEX, LOCALITIES, MUNICIPALITIES, STATES];
