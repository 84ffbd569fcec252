/**
 * Where people want it: `city`, `city, state`, `col. X`, `cp 44100`, several of them with `;`, or nothing. First
 * measured: 50.7 % right, 16.9 % taken for another place: «en la colonia» was read as the city La Colonia.
 */
export const PLACES: Readonly<Record<string, string>> = {
  'San Pedro Garza García': `plomero en Monterrey, San Pedro / monterrey san pedro pintor / plomero en san pedro, monterrey / electricista en san pedro nuevo leon`,
  'San Pedro': `plomero en san pedro coahuila`,
  Guadalajara: `mudanza de Guadalajara a León / flete desde guadalajara hasta leon / plomero en guadalajara / gdl urge electricista / jardinero para guadalajara / estoy en guadalajara jalisco y necesito pintor`,
  Zapopan: `mudanza de mi casa en Zapopan para Tonalá / llevar una sala de Zapopan a Tonalá / fumigar casa en zapopan / cerrajero zapopan / soy de zapopan, se tapó el baño / limpieza zapopan jalisco`,
  Monterrey: `mudanza de mty a san pedro / clima en monterrey / mudanza en mty / carpintero monterrey nuevo leon`,
  'Ciudad de México': `plomero en la cdmx / pintor en ciudad de mexico / electricista df`,
  'León de los Aldama': `cambio de casa de leon guanajuato a queretaro / mudanza de leon a guadalajara / flete de León, Guanajuato a Puebla / herrero en leon / impermeabilizar en leon guanajuato`,
  Querétaro: `albañil en queretaro / instalar camaras en qro / fuga en la llave en queretaro`,
  Puebla: `fumigacion en puebla`,
  Mérida: `minisplit en merida / limpieza de casa en mérida yucatán`,
  Iztapalapa: `mudanza de Iztapalapa a Neza / fumigar en iztapalapa`,
  Coyoacán: `llevar muebles de Coyoacán a la Roma Norte`,
  'col. Narvarte': `mudanza de Narvarte a Tlalpan / flete de la Narvarte a la Roma`,
  Tijuana: `cerrajero en tijuana / plomero tj`,
  'San Pedro Tlaquepaque': `pintar casa en tlaquepaque`,
  'Toluca de Lerdo': `electricista en toluca`,
  'col. Del Valle': `plomero en la colonia del valle / se fue la luz en la Del Valle / plomero en la del valle / se tapó el wc, col. del valle / electricista col del valle / vivo en la colonia Del Valle y no hay luz`,
  'col. Roma Norte': `pintor en la colonia roma norte / cerrajero Roma Norte / se tapó mi wc, estoy en roma norte / limpieza colonia roma norte`,
  'col. Centro': `mudanza de la colonia centro a Zapopan / cerrajero en colonia centro / fuga en la col. centro`,
  'col. Providencia': `jardinero en la colonia providencia / colonia providencia, cortar pasto`,
  'col. Jardines del Bosque': `impermeabilizar en colonia jardines del bosque / podar arbol en col jardines del bosque`,
  'col. Las Águilas': `se fue la luz en la colonia las águilas`,
  'col. 5 de Mayo': `fuga de agua colonia 5 de mayo / plomero en la col. 5 de mayo`,
  'col. Lomas de Chapultepec': `clima en la colonia lomas de chapultepec`,
  'col. San Juan': `albañil en el fraccionamiento san juan / pintar casa fracc. san juan`,
  'col. Los Arcos': `herrero en fracc los arcos`,
  'col. Chapalita': `jardinero por Chapalita / minisplit en chapalita / vivo por chapalita y gotea el techo`,
  'col. Escandón': `pintar un depa en la Escandón`,
  'col. Nueva Esperanza': `fumigar mi casa en la Nueva Esperanza`,
  'Guadalajara; col. Providencia': `podar un árbol en Providencia, Guadalajara`,
  'col. Independencia': `destapar drenaje en el barrio independencia / plomero barrio independencia`,
  'col. Infonavit Norte': `cambiar chapa en la unidad habitacional infonavit norte`,
  'cp 44100': `plomero cp 44100 / electricista en el 44100 / c.p. 44100 se tapó el baño / codigo postal 44100 pintar casa`,
  'cp 03100': `fumigar departamento cp 03100 / C.P. 03100`,
  'cp 64000': `mudanza código postal 64000`,
  'Zapopan; col. Providencia': `jardinero colonia providencia zapopan`,
  'Monterrey; col. Centro': `electricista en la colonia centro de monterrey / electricista en la colonia centro, monterrey`,
  'Guadalajara; col. Americana': `pintor en la colonia americana en guadalajara`,
  'Guadalajara; col. Americana; cp 44160': `pintar sala en col. americana cp 44160 guadalajara`,
  Nogales: `plomero en nogales`,
  'La Llave': `fuga en La Llave, Querétaro`,
  Isla: `pintar casa en la ciudad de isla`,
  nada: `
    mover muebles de la sala a la recamara / cambiar de gas lp a natural /     fuga en la llave de la cocina / foco en la escalera / cambiar vidrio en la ventana / pintar la barda de color marfil /
    tapada la coladera en la calle / cortar el pasto en el jardin / arreglar la cruz del techo / podar las palmas /
    instalar campana en la isla / tala de un arbol / regar las rosas en la orilla / pintar mi casa blanca /
    se cayó el foco en la Escalera /
    se tapó el baño / poner piso en la cocina / llevar un sofa a otra colonia / vive en mi casa / pintar en azul /
    limpieza en general / plomero en mi colonia / mudanza a otra ciudad / cuesta 44100 pesos / la colonia no tiene agua /
    en la mañana / pintar en la Planta Alta / armar un mueble que compré en la Comer / Limpieza En La Cocina / lavar sillas en sala / agua de colonia se derramó en el sillón / electricista en domingo`,
};
