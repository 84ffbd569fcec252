type State = {
  /** INEGI's «clave de entidad», 1 to 32. */
  id: number;
  /** INEGI's official name. */
  nombre: string;
  /** GeoNames' first-level code; it numbers Coahuila, Colima, Chiapas and Chihuahua differently. */
  geonames: string;
};

/** The 32 states by INEGI's key, with their official names (decisions §3). */
export const STATES: readonly State[] = [
  { id: 1, nombre: 'Aguascalientes', geonames: '01' },
  { id: 2, nombre: 'Baja California', geonames: '02' },
  { id: 3, nombre: 'Baja California Sur', geonames: '03' },
  { id: 4, nombre: 'Campeche', geonames: '04' },
  { id: 5, nombre: 'Coahuila de Zaragoza', geonames: '07' },
  { id: 6, nombre: 'Colima', geonames: '08' },
  { id: 7, nombre: 'Chiapas', geonames: '05' },
  { id: 8, nombre: 'Chihuahua', geonames: '06' },
  { id: 9, nombre: 'Ciudad de México', geonames: '09' },
  { id: 10, nombre: 'Durango', geonames: '10' },
  { id: 11, nombre: 'Guanajuato', geonames: '11' },
  { id: 12, nombre: 'Guerrero', geonames: '12' },
  { id: 13, nombre: 'Hidalgo', geonames: '13' },
  { id: 14, nombre: 'Jalisco', geonames: '14' },
  { id: 15, nombre: 'México', geonames: '15' },
  { id: 16, nombre: 'Michoacán de Ocampo', geonames: '16' },
  { id: 17, nombre: 'Morelos', geonames: '17' },
  { id: 18, nombre: 'Nayarit', geonames: '18' },
  { id: 19, nombre: 'Nuevo León', geonames: '19' },
  { id: 20, nombre: 'Oaxaca', geonames: '20' },
  { id: 21, nombre: 'Puebla', geonames: '21' },
  { id: 22, nombre: 'Querétaro', geonames: '22' },
  { id: 23, nombre: 'Quintana Roo', geonames: '23' },
  { id: 24, nombre: 'San Luis Potosí', geonames: '24' },
  { id: 25, nombre: 'Sinaloa', geonames: '25' },
  { id: 26, nombre: 'Sonora', geonames: '26' },
  { id: 27, nombre: 'Tabasco', geonames: '27' },
  { id: 28, nombre: 'Tamaulipas', geonames: '28' },
  { id: 29, nombre: 'Tlaxcala', geonames: '29' },
  { id: 30, nombre: 'Veracruz de Ignacio de la Llave', geonames: '30' },
  { id: 31, nombre: 'Yucatán', geonames: '31' },
  { id: 32, nombre: 'Zacatecas', geonames: '32' },
];
