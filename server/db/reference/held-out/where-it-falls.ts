/**
 * What falls, stands or leaks upon and beside other things, as people type it: where it is says nothing of the trade, and
 * each must be taken for the one that mends the thing itself. First measured, with ten that are only asked about: 72.6 %
 * right, 4.8 % taken for something else. The rule was made with these in sight: they hold it, and say nothing of how well
 * what strangers type is understood.
 */
export const WHERE_IT_FALLS: Readonly<Record<string, string>> = {
  Jardinería: `
    arbol seco q se esta cayendo sobre la barda / se callo un arbol encima de la casa del perro y ocupo quien lo quite /
    monte crecido junto al porton / un pino ladeado hacia la barda del vecino / quiten las enredaderas de la pared /
    raices de arbol levantando la banqueta / se esta cayendo una palmera sobre la cochera`,
  Plomería: `
    gotea la tuberia arriba de la estufa / sale agua x debajo del fregadero / se tapo la coladera junto al porton / el
    tinaco se derrama sobre la barda / el excusado tira agua sobre el piso / el boiler que esta junto a la puerta no prende`,
  Electricidad: `
    un cable pelado sobre la barda / chispas en el contacto junto a la regadera / poner lampara encima de la mesa del
    comedor / foco fundido arriba de la puerta / un apagador junto a la cama`,
  Albañilería: `
    se esta cayendo la barda sobre el carro del vecino / se cayo un pedazo de repello sobre la cama / levantar una barda
    junto al rio / se abrio una grieta en la pared detras del closet / hacer un escalon frente a la puerta`,
  Pintura: `
    pintar la pared detras de la tele / mancha de pintura vieja sobre el muro, repintar / pintar la barda de enfrente /
    darle color a la fachada junto al porton`,
  Fumigación: `
    ay un panal de avispas sobre la puerta / alacranes junto a la cama / hormigero pegado a la pared / ratas arriba del
    plafon / cucas debajo del refri`,
  Herrería: `poner una reja sobre la barda / el barandal junto a la escalera esta flojo`,
  Carpintería: `
    una repisa sobre el escritorio / se cayo la alacena encima de la estufa / puerta de madera que pega contra el piso /
    entrepaño arriba de la lavadora`,
  Limpieza: `limpiar cochambre sobre la estufa / lavar la mancha de vino sobre el sillon`,
  Cerrajería: `
    se quebro la llave dentro de la chapa / cambiar la chapa de la puerta junto al zaguan / me quede afuera y las llaves
    estan sobre la mesa`,
};
