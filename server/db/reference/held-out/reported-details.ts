/** What outsiders found of day, hour, number and place that was read wrongly or not at all: each must be right. */
export const REPORTED_DAYS: Readonly<Record<string, string>> = {
  '2026-11-25': `no puedo el martes, puede ser el miercoles?`,
  '2026-11-24': `no puede ser hoy, mañana si / el lunes no hay nadie, mejor el martes`,
  '2026-11-28': `el sabado o domingo`,
  '2026-12-08': `en 15 dias`,
  '2026-12-24': `24 dic / 24/12/2026 / 24/12/2026 plomero`,
  nada: `menos domingo / menos el lunes / que no sea domingo / excepto viernes / 16 de septiembre 14 / 20 de noviembre 33`,
};

export const REPORTED_HOURS: Readonly<Record<string, string>> = {
  '10:00': `10am / a las 10am / mañana 10am`,
  '12:00': `a medio dia / mediodía`,
  '16:00': `4pm / 16 hrs / 16:00 / hoy a las 4`,
  '18:00': `alas 6 de la tarde`,
  '19:00': `hoy en la noche`,
  nada: `puerta de 2.10 x .90 / limpieza de medio dia`,
};

export const REPORTED_QUANTITIES: Readonly<Record<string, string>> = {
  x2: `combinacion de 2 chapas`,
  x3: `chapa de 3 puertas`,
  x4: `camaras de seguridad 4`,
  x12: `12 piezas`,
  '10 m': `levantar barda 10 metros`,
  nada: `puerta de 90x210`,
};

export const REPORTED_PLACES: Readonly<Record<string, string>> = {
  Guadalajara: `calle Morelos 120 guadalajara / calle Guerrero 12 guadalajara / plomero calle Guerrero 12 guadalajara / gdl a mty / mudanza gdl a mty`,
  'Guadalajara; col. Centro': `calle Hidalgo 45 col centro guadalajara / fuga calle Hidalgo 45 col centro guadalajara`,
  'Ciudad de México; col. Roma': `calle Durango 100 col roma cdmx / col roma cdmx / plomero col roma cdmx`,
  'Ciudad de México; col. Juarez': `col juarez cdmx`,
  'col. Roma Norte': `puebla 55 roma norte / plomero puebla 55 roma norte`,
  Puebla: `puebla pue a oaxaca oax / mudanza puebla pue a oaxaca oax / fuga calle 5 de mayo 230 puebla`,
  'León de los Aldama': `leon gto a aguascalientes ags / flete leon gto a aguascalientes ags`,
  Monterrey: `monterrey nl a saltillo coah / mudanza de monterrey nl a saltillo coah`,
  'cp 06700': `06700 / plomero 06700`,
};
