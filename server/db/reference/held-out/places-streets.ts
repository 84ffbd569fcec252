/**
 * Where people want it, beside streets that are named like cities and states, with a city's state shortened, and from
 * one city to another; written and read like the other places. First measured: 32.6 % right, 32.6 % taken for
 * another place.
 */
export const PLACES_WITH_STREETS: Readonly<Record<string, string>> = {
  Guadalajara: `
    plomero calle Colima 340 guadalajara / calle Sonora 18, guadalajara, pintar sala / av chapultepec 220 guadalajara / calle
    Puebla 77 gdl se tapo el baño / av Mexico 2500 guadalajara / Calle Querétaro 410 Guadalajara Jalisco / fuga en calle
    zacatecas 55 int 2 guadalajara / calle Tampico 120 guadalajara / avenida Juarez 300 guadalajara jal / mudanza gdl a
    zapopan / flete guadalajara jal a colima col / mudanza guadalajara a puerto vallarta / calle leon 45 guadalajara`,
  'Guadalajara; col. Centro': `calle Allende 32 col centro guadalajara / calle Matamoros 8 colonia centro, guadalajara`,
  Monterrey: `
    calle Zaragoza 500 monterrey / av Hidalgo 230 monterrey nl / calle Veracruz 12 monterrey nuevo leon / calle Tamaulipas 99
    monterrey / mudanza mty a cdmx / mudanza monterrey nl a torreon coah / flete de mty nl a reynosa tamps / calz Madero
    1500 monterrey`,
  Puebla: `
    calle Tlaxcala 20 puebla pue / calle Oaxaca 7 puebla / privada Morelia 15 puebla / flete puebla pue a tlaxcala tlax
    / mudanza puebla a veracruz / blvd Atlixco 3300 puebla / 16 de septiembre 14 puebla`,
  'León de los Aldama': `
    calle Madero 210 leon gto / calle Irapuato 45 leon guanajuato / mudanza leon gto a queretaro qro / calle Celaya 8 leon`,
  Querétaro: `calle Guanajuato 12 queretaro / av Tecnologico 80 queretaro qro / mudanza queretaro qro a celaya gto`,
  Mérida: `calle Campeche 33 merida / calle 60 num 210 merida yucatan / mudanza merida yuc a cancun q roo`,
  'Ciudad de México': `
    calle Jalapa 45 cdmx / calle Monterrey 120 cdmx / av Insurgentes sur 1800 cdmx / calle Toluca 8 ciudad de mexico / mudanza
    cdmx a cuernavaca mor / calle Chihuahua 30 cdmx`,
  'Ciudad de México; col. Roma': `calle Chihuahua 120 col roma cdmx / calle Guanajuato 5 colonia roma cdmx`,
  'Ciudad de México; col. Condesa': `cerrajero col condesa cdmx / calle Veracruz 40 col condesa ciudad de mexico`,
  'Ciudad de México; col. Doctores': `plomero col doctores cdmx`,
  'Ciudad de México; col. Narvarte': `electricista colonia narvarte cdmx`,
  'Monterrey; col. Mitras': `plomero col mitras mty`,
  'Guadalajara; col. Oblatos': `col oblatos gdl, pintar casa`,
  'Puebla; col. La Paz': `jardinero col la paz puebla`,
  'col. Roma Norte': `tabasco 88 roma norte / colima 200 col roma norte / jalapa 33 roma norte`,
  'col. Roma Sur': `tlaxcala 110 roma sur`,
  'col. Condesa': `tamaulipas 55 col condesa`,
  'col. Centro': `morelos 18 col centro / hidalgo 300 col. centro`,
  Aguascalientes: `calle Zacatecas 300 aguascalientes ags / mudanza aguascalientes ags a leon gto`,
  Saltillo: `mudanza saltillo coah a monterrey nl`,
  Morelia: `calle Jalisco 21 morelia mich / mudanza morelia mich a uruapan mich`,
  Tijuana: `calle Sonora 500 tijuana bc / mudanza tijuana bc a mexicali bc`,
  Hermosillo: `calle Sinaloa 66 hermosillo son`,
  Cancún: `calle Tabasco 9 cancun q roo`,
  'cp 06700': `06700 plomero / plomero 06700`,
  'cp 45050': `se tapó el baño 45050`,
  'Zapopan; cp 45050': `fuga zapopan 45050`,
  nada: `
    calle Durango 44 / vivo en calle Sinaloa 15 / av Guerrero 200 se tapó el wc / calle Querétaro / en la calle monterrey
    / guerrero 12 int 4 / calz Independencia 900 / privada Hidalgo 3 pintar / esquina de Morelos y Allende / tengo 15000
    pesos / presupuesto 20000 / tinaco 11000 litros / cobran 25000`,
};
