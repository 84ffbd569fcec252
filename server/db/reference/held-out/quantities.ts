/**
 * What people say of how many and how much: `x3` pieces, `80 m` as a length or an area, `4x5` meters, or nothing. First
 * measured: 81.0 % right, 2.5 % taken for something else.
 */
export const QUANTITIES: Readonly<Record<string, string>> = {
  x2: `dos contactos en la sala / instalar 2 minisplits / un par de lamparas / cambiar 2 chapas / quiero armar dos camas`,
  x3: `instalacion de 3 lamparas / copia de 3 llaves / 3 lamparas de 4 focos / 3 ventiladores de techo / son tres puertas / poner tres llaves nuevas / montar 3 pantallas`,
  x4: `cuatro ventanas / 4 camaras / son 4 aires acondicionados / necesito reparar cuatro sillas`,
  x5: `5 lamparas / lavar cinco colchones`,
  x6: `seis contactos / poner 6 protecciones / media docena de focos / lavar 6 sillas de comedor`,
  x8: `8 camaras / ocho focos`,
  x10: `diez lamparas empotradas / 10 contactos`,
  x12: `una docena de focos / doce contactos / 12 plantas`,
  x15: `quince ventanas`,
  x20: `20 focos led / veinte contactos`,
  '80 m': `impermeabilizar azotea de 80 metros / 80 m2 de piso / 80 metros cuadrados / azotea de 80mts / ochenta metros de techo`,
  '120 m': `pintar casa de 120 m2 / 120 mts de impermeabilizante / como 120 metros cuadrados de loseta`,
  '10 m': `barda de 10 metros / diez metros de barandal / 10 m lineales de reja / malla de 10 mts lineales`,
  '25 m': `colocar 25m² de azulejo / unos 25 metros de piso laminado / veinticinco metros cuadrados`,
  '200 m': `jardin de 200 metros / terreno de 200 m2`,
  '6 m': `portón de 6 metros / seis metros de cancel`,
  '1.5 m': `una reja de metro y medio`,
  '4x5': `cuarto de 4x5 / recamara de 4 por 5 / sala de 4 x 5 mts / cuatro por cinco metros`,
  '3x3': `bodega de 3x3 / azotea de 3 m x 3 m`,
  '2.5x3': `muro de 2.5 x 3 / pared de 2.5 por 3 metros / de 2.50 x 3.00`,
  nada: `
    fuga en el baño / tengo 3 años con esa gotera / edificio de 5 pisos / mudanza de 2 recamaras / tele de 55
    pulgadas / minisplit de 1 tonelada / casa de dos plantas / vivo en el piso 8 / en 2 horas / a las 4 de la tarde /
    de 10 a 12 / entre 9 y 11 / tengo 500 pesos / tinaco de 1100 litros / llamar al 33 1234 5678 / el 15 de diciembre
    / cp 44100 / hace dos dias / colonia 5 de mayo / calle 20 de noviembre numero 14 / linea 3 del metro /
    depa 302, chapas nuevas / calle 5 de mayo 120, llaves nuevas / pastilla de 20 amperes / ropero de 6 puertas / a las 4 pm
    lamparas / sabado 9 am contactos / tele de 55 en la pared / 3 perros / lampara de 3 focos / plafon de 18 watts / torre 4
    ventanas / # 12 focos / sillon de 3 plazas / Hidalgo 302 focos / 2 niños`,
};
