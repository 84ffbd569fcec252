/**
 * Typed on phones, with slips, slang and no accents, a quarter of it what no trade of a home does, with things that
 * negations rule out, written after the tenth from the catalogue alone: 90.3 % right, 5.6 % taken for something else,
 * before what it showed was mended.
 */
export const ELEVENTH: Readonly<Record<string, string>> = {
  Plomería: `
    el boiler gotea [Instalar o reparar boiler] / gotea el calentador [Instalar o reparar boiler] / mi boiler tira agua
    por abajo [Instalar o reparar boiler] / el calentador de agua anda escurriendo / no es la regadera, es el boiler
    [Instalar o reparar boiler] / el bano ya no baja [Destapar WC] / se tapo la taza con toallitas [Destapar WC] / el
    fregadero se tapo de grasa [Destapar lavabo, tarja o regadera] / no traga la regadera [Destapar lavabo, tarja o
    regadera] / tengo fuja en el patio [Reparar una fuga] / se me trono un tubo y esta saliendo un chorro [Reparar una
    fuga] / no hay agua caliente desde ayer / kiero cambiar la tasa del baño [Instalar o cambiar WC] / plomerooo urge /
    el tinako trae lama [Lavar tinaco] / la sisterna huele feo / el flotador ya no corta el agua / sale agua puerca de la
    yave / gotea la llave del lavadero / no es la llave, es el boiler que gotea [Instalar o reparar boiler] / no es fuga,
    esta tapado el wc [Destapar WC] / gotea el boiler no la regadera [Instalar o reparar boiler] / el wc no, la regadera
    esta tapada [Destapar lavabo, tarja o regadera]`,
  Electricidad: `
    no sirve el switch del cuarto [Instalar o cambiar contacto o apagador] / se bajo la termica y no sube / un enchufe
    se derritio / me da toques la lavadora cuando la toco o la pared / pongan 2 lamparas en el techo [Instalar lámpara o
    plafón] / ocupo un eletricista pal negocio / se va la luz nomas en la cocina / chisporrotea el apagador / poner
    ventilador en el techo de la sala [Instalar ventilador de techo] / no es el foco, es el apagador / no es la lampara es el contacto [Instalar o cambiar contacto o apagador]`,
  Pintura: `
    pintar 3 cuartos y la sala / quiero q me pinten la barda / pintar el cuarto de mi niña de rosita / se esta pelando la
    pintura del baño / cuanto por pintar un local chico / rayaron la pared con plumon hay que pintarla / pintar, no impermeabilizar / no es albañil lo que ocupo es pintor`,
  Limpieza: `
    ocupo una muchacha q limpie 2 veces x semana / limpiesa profunda de depa / lavar los sillones de la sala [Lavado de
    sala] / mi colchon huele a pipi [Lavado de colchón] / limpiar vidrios de la oficina [Limpieza de ventanas y
    canceles]`,
  Jardinería: `
    cortar el sacate del frente / podar el limon q ya esta enorme [Podar un árbol] / mi jardin esta echo un asco / tumbar
    un arbol seco`,
  Fumigación: `
    ay un chorro de cucas en la cosina / me comen los moskitos / un panal de abejas en el techo / tengo chinches en el
    colchon [Chinches, por recámara] / ratas en la azotea [Roedores]`,
  Cerrajería: `
    me kede afuera y deje las yaves adentro [Abrir puerta sin dañar la chapa] / se trabo la chapa de la entrada / cambiar
    la conbinacion de la puerta [Cambiar combinación] / no abre la chapa del zaguan / no es la puerta es la chapa`,
  Carpintería: `
    la puerta del closet se descarrilo / hacer una alacena a la medida / la puerta de madera rosa abajo [Ajustar o
    cepillar puerta] / un carpintero pa unas repisas`,
  Herrería: `
    soldar el porton / se rompio la visagra del zaguan / protecciones pa 4 ventanas [Protección para ventana] / hacer un
    barandal para la escalera`,
  Impermeabilización: `
    se trasmina la losa cuando yueve / impermiabilizar la azotea / goteras en toda la casa [Reparar gotera]`,
  'Aire acondicionado': `
    el clima avienta agua / el mini split ya no enfria [Diagnosticar una falla] / aser limpieza al minisplit [Mantenimiento de
    minisplit] / ocupo q me instalen un aire de 1 tonelada [Instalar minisplit de 1 tonelada] /
    no es limpieza de casa, es del minisplit`,
  Mudanzas: `
    flete chiko de una lavadora y un refri [Flete en camioneta] / me cambio de depa el domingo / ocupo una troca pa mover
    una sala [Flete en camioneta] / subir un piano al tercer piso / llevar un piano a casa de mi tia`,
  'Instalación de electrodomésticos': `
    mi labadora no exprime / el refri ase mucho ruido / conectar estufa nueva / colgar tele de 32 [Montar en muro hasta
    50 pulgadas] / la secadora no da vueltas`,
  Tecnologia: `
    la compu esta bien lenta / no agarra el guifi en mi cuarto / poner unas camaras afuera / no imprime la
    impresora`,
  'Ensamble de muebles': `
    armar un closet de coppel [Clóset o ropero] / armen mi cama porfa [Cama o litera] / compre un librero y viene en
    pedazos [Librero o mueble de TV]`,
  Albañilería: `
    poner piso en la cochera / levantar una bardita / se cuarteo la pared / resanar un hoyo en la pared / pegar azulejo
    del baño`,
  nadie: `
    afinar un piano / afinacion de piano / clases de piano / arreglar mi guitarra / se descompuso mi violin / mecanico pa
    mi carro / mi carro no prende / cambiarle las balatas al coche / clases de ingles pa niños / maestra de mate /
    se me estrello el celular / cambiar pantalla del cel / no carga mi celular / reparar camara fotografica / mi camara
    nikon no enfoca / corte de pelo a domicilio / tinte y uñas / un abogado pa divorcio / limpieza de dientes / se me cayo
    una muela / curacion de un diente / estetica para mi perro / bañar a mi perrita / cortarle las uñas a mi gato /
    cuidar a mi perro en vacaciones / veterinario que venga a mi casa / una niñera pal sabado / fotos pa mi boda /
    arreglar un vestido / componer mis zapatos / se descosio mi mochila / arreglar reloj de pulsera / reparar bicicleta
    de niño / una enfermera pa mi abuelo / contador pa mi declaracion / hacer tarjetas de presentacion / un pastel de
    cumpleaños / alinear mi camioneta / pintar mi carro / pulir faros / lavar mi coche / polarizar vidrios del carro /
    reparar mi dron / afinar la moto / tocar en una fiesta / rentar sillas y mesas / quitar un tatuaje / limpiar mi
    credito / arreglar papeles del carro / desbloquear celular / cambiar pila del reloj / un masaje en casa / pintar uñas / uñas de gel / cortarle las uñas a mi perro / armar un plan de negocios / pintar
    rines / pintura automotriz / servicio a mi camioneta / fuga de aceite del carro / foco
    del carro / se fundieron las luces del coche / soldar una cadena de oro / arreglos florales / limpia espiritual /
    lavar vestiduras del carro / la cajuela no abre / clases de pintura / castrar gato`,
};
