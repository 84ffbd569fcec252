type Colonia = readonly [colonia: string, cp: string];

/** A city where demo people live: its official name and real neighbourhoods. */
export interface City {
  readonly estado: string;
  readonly ciudad: string;
  /** The area code of its phones. */
  readonly lada: string;
  readonly colonias: readonly [Colonia, ...Colonia[]];
}

const place = (
  estado: string,
  ciudad: string,
  lada: string,
  ...colonias: [Colonia, ...Colonia[]]
): City => ({ estado, ciudad, lada, colonias });

export const PLACES = {
  aguascalientes: place('Aguascalientes', 'Aguascalientes', '449', ['San Marcos', '20070']),
  cancun: place(
    'Quintana Roo',
    'Cancún',
    '998',
    ['Supermanzana 64', '77524'],
    ['Donceles', '77500'],
  ),
  chihuahua: place('Chihuahua', 'Chihuahua', '614', ['San Felipe', '31203']),
  cholula: place('Puebla', 'San Andrés Cholula', '222', ['Lázaro Cárdenas', '72810']),
  coyoacan: place(
    'Ciudad de México',
    'Coyoacán',
    '55',
    ['Del Carmen', '04100'],
    ['Ajusco', '04300'],
  ),
  cuauhtemoc: place(
    'Ciudad de México',
    'Cuauhtémoc',
    '55',
    ['Santa María la Ribera', '06400'],
    ['Roma Norte', '06700'],
  ),
  cuernavaca: place('Morelos', 'Cuernavaca', '777', ['Acapantzingo', '62440']),
  culiacan: place('Sinaloa', 'Culiacán Rosales', '667', ['Las Quintas', '80060']),
  delValle: place(
    'Ciudad de México',
    'Benito Juárez',
    '55',
    ['Narvarte Poniente', '03020'],
    ['Portales Sur', '03300'],
  ),
  guadalajara: place(
    'Jalisco',
    'Guadalajara',
    '33',
    ['Santa Teresita', '44600'],
    ['Americana', '44160'],
    ['Oblatos', '44380'],
    ['Analco', '44450'],
    ['Jardines del Bosque', '44520'],
    ['Providencia', '44630'],
    ['Lomas de Polanco', '44960'],
    ['Mezquitán Country', '44260'],
  ),
  hermosillo: place('Sonora', 'Hermosillo', '662', ['Pitic', '83150'], ['Modelo', '83190']),
  iztapalapa: place('Ciudad de México', 'Iztapalapa', '55', ['Lomas Estrella', '09890']),
  leon: place('Guanajuato', 'León de los Aldama', '477', ['Jardines del Moral', '37160']),
  mazatlan: place('Sinaloa', 'Mazatlán', '669', ['Lomas de Mazatlán', '82110']),
  merida: place('Yucatán', 'Mérida', '999', ['García Ginerés', '97070'], ['Itzimná', '97100']),
  monterrey: place(
    'Nuevo León',
    'Monterrey',
    '81',
    ['Mitras Centro', '64460'],
    ['Contry', '64860'],
  ),
  morelia: place(
    'Michoacán de Ocampo',
    'Morelia',
    '443',
    ['Chapultepec Norte', '58260'],
    ['Vasco de Quiroga', '58230'],
  ),
  naucalpan: place('México', 'Naucalpan de Juárez', '55', ['Ciudad Satélite', '53100']),
  oaxaca: place('Oaxaca', 'Oaxaca de Juárez', '951', ['Reforma', '68050']),
  puebla: place('Puebla', 'Puebla', '222', ['La Paz', '72160'], ['El Carmen', '72530']),
  queretaro: place('Querétaro', 'Santiago de Querétaro', '442', ['Álamos', '76160']),
  saltillo: place('Coahuila de Zaragoza', 'Saltillo', '844', ['República', '25280']),
  sanLuis: place('San Luis Potosí', 'San Luis Potosí', '444', ['Tequisquiapan', '78250']),
  tijuana: place('Baja California', 'Tijuana', '664', ['Hipódromo', '22020']),
  tlaquepaque: place(
    'Jalisco',
    'San Pedro Tlaquepaque',
    '33',
    ['El Álamo', '45560'],
    ['Centro', '45500'],
  ),
  toluca: place('México', 'Toluca de Lerdo', '722', ['Universidad', '50130']),
  tonala: place('Jalisco', 'Tonalá', '33', ['Loma Dorada', '45418'], ['Centro', '45400']),
  tuxtla: place('Chiapas', 'Tuxtla Gutiérrez', '961', ['Moctezuma', '29030']),
  xalapa: place('Veracruz de Ignacio de la Llave', 'Xalapa', '228', ['Aguacatal', '91130']),
  zapopan: place(
    'Jalisco',
    'Zapopan',
    '33',
    ['Ciudad del Sol', '45050'],
    ['La Estancia', '45030'],
    ['Arcos de Zapopan', '45130'],
    ['Tabachines', '45188'],
    ['Constitución', '45180'],
    ['Santa Margarita', '45140'],
  ),
} as const satisfies Record<string, City>;

export type PlaceName = keyof typeof PLACES;
