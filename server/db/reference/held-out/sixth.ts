/**
 * Typed, dictated and regional, with signs, prices, several needs and what it is not, written after the fifth from the
 * catalogue alone: 94.7 % right, 1.2 % taken for something else; of the options that it says, 86.0 %.
 */
export const SIXTH: Readonly<Record<string, string>> = {
  Pintura: `
    pintar mi cuarto / cuanto sale pintar una recamara de 4x4 / kiero pintar mi casa x fuera 🎨 / se esta cayendo la
    pintura del techo / la pintura de la sala ya se ve bien fea y quiero otro color / buenas tardes necesito un
    pintor para un depa chico que voy a rentar / resanar y pintar el pasillo / pintar el cielo del baño que tiene
    hongo`,
  Plomería: `
    mi voiler no calienta [Instalar o reparar boiler] / se apaga el calentador a cada rato cuando me baño [Instalar
    o reparar boiler] / labar tinaco [Lavar tinaco] / el tinaco tiene lama y sale agua verde [Lavar tinaco] /
    limpiar la cisterna porque sale agua sucia [Lavar cisterna] / cisterna llena de lodo [Lavar cisterna] / se tapo
    la tasa del baño [Destapar WC] / el baño no se va el agua cuando le jalas [Destapar WC] / no es la llave, es el
    tubo el que gotea debajo del fregadero [Reparar una fuga] / me esta saliendo agua de la pared de la regadera
    [Reparar una fuga] / se trasmina el agua del baño al cuarto de abajo [Reparar una fuga] / la tarja no traga el
    agua [Destapar lavabo, tarja o regadera] / el labavo esta tapado con pelos [Destapar lavabo, tarja o regadera] /
    la coladera del patio se regresa cuando llueve [Destapar drenaje] / se tapo el registro y sale agua negra
    [Destapar drenaje] / cambiar la mescladora de la cocina [Instalar o cambiar llave mezcladora] / la llave del
    lavabo no cierra [Instalar o cambiar llave mezcladora] / poner una taza nueva ya la tengo comprada [Instalar o
    cambiar WC] / el wc se mueve cuando te sientas / 🚿 no sale agua de la regadera / la bomba hace ruido pero no
    sube agua / huele a caño en toda la casa / hola oiga mire es que tengo una fuga en el medidor de agua y ya me
    llego el recibo carisimo, cuanto me cobra por venir a ver [Reparar una fuga]`,
  Electricidad: `
    se bota la pastilla cuando prendo la plancha / hay apagones en mi casa pero los vecinos si tienen luz / no tengo
    luz en la mitad de la casa / el apagador del baño no sirve [Instalar o cambiar contacto o apagador] / poner un
    contacto en la cochera [Instalar o cambiar contacto o apagador] / colgar un candil en el comedor [Instalar
    lámpara o plafón] / instalar ventilador con luz en la recamara [Instalar ventilador de techo] / se quemo un
    cable y huele a plastico ⚡ / ay un corto en la cosina [Revisar y reparar un corto] / cambiar el breaker [Cambiar
    pastilla o interruptor] / meter linea de 220 para el clima [Cablear un circuito nuevo] / la luz sube y baja / da
    toques la regadera / bajaron la luz y ya no prendio el switch / que me pongan focos afuera con sensor`,
  'Ensamble de muebles': `
    armar cama matrimonial [Cama o litera] / me llego un escritorio de mercado libre y no se como armarlo
    [Escritorio o comedor] / armar una cuna urgente ya mero nace mi bebe 👶 [Cuna] / ensamblar ropero de elektra
    [Clóset o ropero] / armar mueble para la tele [Librero o mueble de TV] / armado de 2 libreros de ikea [Librero o
    mueble de TV] / armar litera y dos buros`,
  'Instalación de electrodomésticos': `
    la lavadora no exprime / mi lavadora no agarra agua / el refri no enfria abajo pero arriba si / poner la tele en
    la pared de 43 pulgadas [Montar en muro hasta 50 pulgadas] / subir pantalla de 65 al muro [Montar en muro más de
    50 pulgadas] / instalar campana extractora [Instalar campana] / cambiar la estufa de gas lp a natural [Convertir
    de gas LP a natural] / colocar parrilla empotrada [Instalar parrilla empotrada] / la estufa tiene 2 quemadores
    que no prenden / la secadora no calienta`,
  'Aire acondicionado': `
    el minisplit tira agua / limpiar el clima [Mantenimiento de minisplit] / mantenimiento al mini esplit
    [Mantenimiento de minisplit] / el aire no enfria nomas avienta aire [Diagnosticar una falla] / instalar un
    minisplit de tonelada y media [Instalar minisplit de 1.5 a 2 toneladas] / quitar un aire acondicionado porque me
    voy a mudar [Desinstalar minisplit] / instalar aire de 1 tonelada con material cuanto cuesta 💸 [Instalar
    minisplit de 1 tonelada]`,
  Mudanzas: `
    mover un refri [Flete en camioneta] / flete de una sala a zapopan [Flete en camioneta] / nesesito mudansa de un
    depa de 2 recamaras [Mudanza de 2 recámaras] / llevar unos muebles a la casa de mi hermana [Flete en camioneta]
    / me cambio de casa el sabado son 3 recamaras [Mudanza de 3 recámaras o más] / alguien que me ayude a bajar un
    piano / subir un ropero al segundo piso / camioneta para llevar una cama [Flete en camioneta] / me cambio de un
    estudio [Mudanza de estudio o 1 recámara]`,
  Limpieza: `
    limpieza de mi casa / señora que venga a limpiar los martes / lavar la sala que se meo el perro [Lavado de sala]
    / lavar colchon king [Lavado de colchón] / aceo de oficina / limpieza despues de la obra quedo todo lleno de
    polvo [Limpieza después de obra, por recámara] / limpiar ventanales [Limpieza de ventanas y canceles] / dejar
    bien limpio el depa para entregarlo`,
  Jardinería: `
    poda / podar un arbol que ya tapa los cables [Podar un árbol] / cortar el sacate / el pasto ya esta bien alto /
    quitar la yerba del patio / poner pasto en rollo 20 metros [Colocar pasto, por 10 m²] / se seco mi jardin /
    tumbar una palma / instalar aspersores [Instalar riego, por zona] / llevarse las ramas que corte [Retirar ramas
    y escombro verde] / plaga en mis rosales [Fumigar plantas y pasto]`,
  Fumigación: `
    hay cucarachas en la cocina / un raton en la casa 😱 [Roedores] / me picaron las chinches / alacranes en el
    cuarto [Alacranes y arañas] / hormigas por todos lados / se oyen ratas en el techo [Roedores] / fumigar x pulgas`,
  Cerrajería: `
    me quede afuera sin llaves [Abrir puerta sin dañar la chapa] / cambiar la chapa [Instalar o cambiar chapa] /
    chapa digital [Instalar cerradura digital] / se quebro la llave adentro de la chapa / serrajero urgente / perdi
    mis llaves y quiero cambiar la combinacion [Cambiar combinación] / sacar copia de una llave [Duplicar llave a
    domicilio] / la puerta no abre se trabo la cerradura / mi hijo se encerro en el baño 😭 / no cierra el cerrojo`,
  Carpintería: `
    hacer un closet a la medida [Clóset a la medida, por metro lineal] / closet empotrado de 3 metros [Clóset a la
    medida, por metro lineal] / la puerta de madera pega abajo [Ajustar o cepillar puerta] / cocina integral
    cotizacion [Cocina integral, por metro lineal] / se rompio la pata de la silla [Reparar mueble] / instalar
    puerta de tambor [Instalar puerta] / barnizar una puerta de pino [Barnizar o laquear puerta] / se callo la
    puerta del closet / el cajon no cierra`,
  Herrería: `
    hacer protecciones para 3 ventanas [Protección para ventana] / soldar la bisagra del porton / el zaguan no
    cierra [Reparar o ajustar zaguán] / barandal para la escalera 5 metros [Barandal, por metro lineal] / puerta de
    fierro [Puerta de herrería] / se rompio la soldadura de la reja [Soldar o reparar una pieza] / pintar la reja
    que ya esta oxidada [Lijar y pintar herrería, por pieza]`,
  Albañilería: `
    pegar azulejo en el baño [Colocar piso o azulejo, por m²] / poner piso a un cuarto de 3x3 [Colocar piso o
    azulejo, por m²] / levantar una barda de block [Levantar muro, por m²] / tirar una pared [Demoler muro, por m²]
    / hacer un firme [Colar firme de concreto, por m²] / enjarrar una pared [Aplanar muro, por m²] / llevarse
    cascajo [Retirar escombro, por viaje] / maistro albañil para un cuartito en la azotea / se levanto el piso de la
    sala`,
  Impermeabilización: `
    tengo una gotera en la recamara [Reparar gotera] / muros llovidos / se mete el agua cuando llueve por el techo /
    impermiabilizar azotea 80 metros / se trasmina la losa / impermeabilizante de 5 años [Acrílico 5 años, por m²] /
    la azotea tiene grietas y se filtra`,
  Tecnologia: `
    poner camaras afuera [Instalar cámara de seguridad] / mi compu esta bien lenta [Dar mantenimiento a computadora]
    / timbre con camara [Instalar videoportero o timbre inteligente] / cablear internet a la oficina [Tender cable
    de red, por punto] / el internet se va a cada rato`,
  'Plomería o Electricidad': `
    se tapo el lavabo y aparte un contacto no jala / fuga en la cocina y tambien poner una lampara`,
  'Pintura o Impermeabilización': `
    pintar la fachada e impermeabilizar`,
  'Limpieza o Jardinería': `
    limpiar la casa y podar el jardin`,
  'Plomería o Instalación de electrodomésticos': `
    huele raro en la cocina`,
  nadie: `
    hola / asdf / abogado / doctor / buenas noches / clases de ingles / cambiar llanta / uber / corte de pelo /
    cuanto cobran / se murio mi perro / 500 pesos / jajaja / pasear a mi perro`,
};
