/**
 * Two works in one sentence, each asked for with a word of its own: it is asked which of both comes first. Behind «solo»
 * the other is only how, where, when or why, and one trade is taken. First measured: 67.8 % right,
 * 20.3 % wrong.
 */
export const TWO_WORKS: Readonly<Record<string, string>> = {
  'Plomería y Cerrajería': `
    arreglar una fuga y cambiar una chapa / cambiar la chapa de la entrada y destapar el lavabo / necesito un plomero y un
    cerrajero / hay fuga en el baño, tambien quiero cambiar la cerradura de la puerta`,
  'Plomería y Electricidad': `
    fuga en el lavabo y además no prende la luz / plomero y electricista / ocupo plomero y electrisista para mañana /
    plomero + electricista / se tapo el wc y tambien tengo un corto / destapar la tarja e instalar 3 contactos / instalar
    un boiler y poner una lampara / plomero/electricista en coyoacan / gotea la regadera, ademas no hay luz en la cocina
    / cambiar 2 apagadores y reparar una llave que gotea mañana a las 10 / lavar el tinaco y cambiar la pastilla de la
    luz / se fue la luz y aparte se tapo el drenaje`,
  'Pintura y Electricidad': `
    pintar la sala y reparar un contacto / que pinten mi recamara y pongan un ventilador de techo / pintar cuarto de 4x4
    y cambiar 3 apagadores / necesito pintor y electricista en zapopan`,
  'Pintura y Mudanzas': `
    pintar y mover unos muebles / pintar la sala y llevar unos muebles / mover unos muebles y pintar la sala`,
  'Mudanzas y Limpieza': `
    mudanza y limpieza profunda / flete para el sabado y limpieza de la casa / busco mudanza y tambien quien limpie el
    depa`,
  'Aire acondicionado y Pintura': `
    instalar minisplit y que pinten la pared / mantenimiento de minisplit y pintar la fachada`,
  'Jardinería y Fumigación': `
    cortar el pasto y fumigar cucarachas / podar un arbol y ademas fumigar contra alacranes`,
  'Jardinería y Pintura': `podar el pasto y pintar la barda / jardinero y pintor para el viernes`,
  'Albañilería y Pintura': `
    poner piso en la sala y pintar 2 recamaras / levantar una barda y pintar la fachada / albañil y pintor`,
  'Albañilería y Plomería': `
    colocar azulejo en la cocina y arreglar la fuga del fregadero / albañil y fontanero / poner piso, cambiar el wc`,
  'Carpintería y Pintura': `
    arreglar la puerta del closet y pintar la sala / carpintero y pintor / instalar una repisa y pintar un muro`,
  'Carpintería y Cerrajería': `cepillar la puerta y duplicar 2 llaves a domicilio / carpintero y cerrajero urgente`,
  'Herrería y Pintura': `soldar el barandal y pintar la casa por fuera / hacer protecciones para ventana, tambien pintar la sala`,
  'Impermeabilización y Pintura': `
    impermeabilizar la azotea y pintar la fachada / impermeabilizar techo de 60 m2 + pintar 2 cuartos`,
  'Impermeabilización y Electricidad': `reparar una gotera y revisar un corto / tengo goteras en el techo y tambien no sirven 2 contactos`,
  'Ensamble de muebles y Instalación de electrodomésticos': `
    armar un ropero y colgar la tele de 55 / armar cama, tambien instalar la lavadora`,
  'Ensamble de muebles y Electricidad': `armar un escritorio y poner una lampara`,
  'Tecnologia y Electricidad': `poner 2 camaras de seguridad y cambiar un contacto / mejorar el wifi y cambiar pastilla de 20 amperes`,
  'Limpieza y Jardinería': `limpieza de la casa y cortar el pasto / lavar la sala y podar el jardin / jardinero y señora de limpieza`,
  'Limpieza y Plomería': `lavar un colchon y destapar el lavabo / limpieza profunda de 2 recamaras y arreglar una fuga`,
  'Limpieza y Fumigación': `fumigar chinches y lavar 2 colchones`,
  'Aire acondicionado y Electricidad': `recargar gas al minisplit y cambiar un apagador`,
  'Plomería y Instalación de electrodomésticos': `conectar la lavadora y arreglar la llave del lavadero que gotea / cambiar el wc e instalar una estufa`,
  'solo Limpieza': `
    limpieza despues de pintar / limpieza despues de la mudanza / limpieza de obra, acaban de pintar y poner piso / limpiar
    la casa y el baño / limpieza de cocina y baños / lavar la sala y el colchon / limpieza antes de que venga el pintor`,
  'solo Plomería': `
    fuga en el baño y se moja la pared / se tapo el wc y se sale el agua / fuga de
    agua y ya se mancho la pintura / cambiar el wc y el lavabo / destapar el fregadero y el lavabo / fuga en la
    cocina y en el baño / quitar la pintura de la llave del lavabo / el boiler tira agua y se apaga / tubo roto en la
    barda / hay una fuga debajo del piso y se inunda la cocina`,
  'solo Plomería o Impermeabilización': `me mojo la pared por la fuga del vecino`,
  'solo Cerrajería': `
    cambiar chapa de la puerta de madera / abrir la puerta y cambiar la chapa / cambiar chapa y sacar 2 copias de llave /
    se me quedaron las llaves adentro y esta prendida la estufa / cerrajero para puerta de herreria`,
  'solo Electricidad': `
    se fue la luz y no prende nada / cambiar un contacto y un apagador / hay un corto y huele a quemado / poner lampara en la
    sala y el comedor / electricista que cambie 2 focos y revise la instalacion / contacto para la lavadora`,
  'solo Pintura': `
    resanar una grieta y pintar toda la casa /
    pintar la sala y el comedor / pintar las puertas y las ventanas / pintar y resanar / pintar la recamara antes de la
    mudanza / pintar la pared que se mojo por una fuga / quitar la pintura vieja y volver a pintar / pintar el techo donde
    habia gotera / pintar la casa, ya impermeabilice`,
  'solo Impermeabilización': `gotera en el techo y se descarapela la pintura / impermeabilizar porque gotea en la recamara`,
  'solo Jardinería': `podar el pasto y las plantas / cortar el pasto y regar / podar arbol que tapa la luz`,
  'solo Carpintería': `arreglar el closet y un cajon / se pandeo la puerta porque se mojo`,
  'solo Mudanzas': `mudanza de refri y lavadora / mudanza con cama y closet / llevar sala y comedor a otra casa`,
  'solo Albañilería': `poner piso y zoclo / tirar un muro y sacar el escombro / resanar la pared y el techo`,
  'solo Fumigación': `cucarachas en la cocina y el baño / fumigar la casa y el jardin por hormigas`,
  'solo Ensamble de muebles': `armar cama y buro / armar un mueble de tele y un escritorio`,
  'solo Herrería': `soldar la puerta y el barandal`,
  'solo Aire acondicionado': `mi minisplit tira agua y no enfria / limpieza y recarga de gas de minisplit`,
};
