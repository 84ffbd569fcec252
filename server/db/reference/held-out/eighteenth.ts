/**
 * Written in plain words again,
 * from the names of the catalogue alone. First measured: 92.4 % right, 1.0 % taken for something else.
 */
export const EIGHTEENTH: Readonly<Record<string, string>> = {
  Pintura: `
    se me cae la pintura a pedazos del baño por el vapor / cuanto me cobran por pintar mi casita de dos plantas
    por fuera / resanar y pintar dos paredes de la estancia / darle vida a mi recamara con un tono azul /
    quitarle lo pelado a la fachada y repintar / pintura para cancha de basquet de la unidad / el cuarto de mi
    hija quiere que sea lila / me urge pintar mi negocio de comida antes de abrir / los techos se ven amarillos
    por el cigarro / cambiar el color de la oficina de mi jefe`,
  'Pintura o Herrería': `
    quiero que pinten mi barda y el zaguan de un solo color`,
  'Herrería o Pintura': `
    pintar reja y protecciones`,
  Plomería: `
    el baño no jala y ya se esta llenando hasta arriba [Destapar WC] / se tapo el fregadero con grasa [Destapar
    lavabo, tarja o regadera] / sale agua del piso junto al excusado / a mi tinaco se le botó la tapa y se mete
    la basura / poner llaves nuevas en el lavabo y la regadera [Instalar o cambiar llave mezcladora] /
    reparacion de fugas de agua / mi boiler se apaga a medio baño [Instalar o reparar boiler] / conectar la
    tuberia de un baño nuevo / hay una mancha mojada abajo de mi lavabo que no se seca [Reparar una fuga] / la
    cadenita del escusado se revento / cuando lavo los trastes se regresa el agua por la coladera / no se puede
    cerrar la llave de paso / se quedo sin agua el edificio, la bomba no arranca / cambiar manguera del lavabo /
    me gotea la regadera toda la noche / huele horrible el baño como a drenaje / poner un calentador solar en la
    azotea [Instalar o reparar boiler] / desazolvar el registro del patio [Destapar drenaje] / gotea el tubo
    debajo de la tarja [Reparar una fuga] / necesito lavar mi tinaco y mi cisterna`,
  Electricidad: `
    cada que llueve se va la luz de mi patio / no enciende la lampara del comedor / mi esposo cambio un contacto
    y ahora no hay luz en el cuarto / me cobra mucho la cfe / poner 5 contactos en mi cocina nueva [Instalar o
    cambiar contacto o apagador] / la luz sube y baja y se me quemo el modem / cambiar apagadores sencillos por
    dobles [Instalar o cambiar contacto o apagador] / instalar lampara de techo en 3 recamaras [Instalar lámpara
    o plafón] / hay cables colgando en la azotea que dan toques / el abanico ya no da vueltas / necesito
    instalación electrica para una estetica / se boto el breaker y no lo puedo subir [Cambiar pastilla o
    interruptor] / conectar luces navideñas en la fachada / cambiar un foco que esta muy alto / mi timbre no
    suena / poner extension de luz a la bodega de atras`,
  'Ensamble de muebles': `
    armar muebles de ikea, son tres cajas / compre un mueble de tele en coppel y no lo puedo armar [Librero o
    mueble de TV] / alguien me arma una cama de princesa para mi hija [Cama o litera] / armado de estantes
    metalicos para mi tienda / tengo un comedor de 6 sillas en caja [Escritorio o comedor] / me ayudan a montar
    un escritorio gamer [Escritorio o comedor] / ensamblar cocina de ikea`,
  'Ensamble de muebles o Mudanzas': `
    desarmar una litera para cambiarnos de casa`,
  'Instalación de electrodomésticos': `
    la tele se cayó de la pared y quiero que me la vuelvan a poner / instalar mi lavadora nueva [Instalar con
    tomas existentes] / el refrigerador no para de sonar / se descompuso mi lavadora en pleno enjuague / pasar
    la pantalla de la sala a la recamara / colgar una pantalla de 32 en la cocina [Montar en muro hasta 50
    pulgadas] / poner la campana extractora nueva [Instalar campana] / mi secadora de ropa no gira / horno de
    microondas echa chispas / la llama de la estufa sale amarilla / nivelar la lavadora porque camina / no sirve
    el despachador de agua del refri`,
  'Instalación de electrodomésticos o Plomería': `
    mi estufa huele a gas cuando la prendo`,
  'Instalación de electrodomésticos o Tecnologia': `
    instalar una barra de sonido y bocinas`,
  'Aire acondicionado': `
    el aire no baja de 24 grados aunque lo ponga a 18 / limpiar los filtros de mi clima [Mantenimiento de
    minisplit] / instalar un inverter de 2 toneladas en la sala [Instalar minisplit de 1.5 a 2 toneladas] / mi
    minisplit huele a perro mojado / se chorrea el aire por la pared / mantenimiento a todos los climas de la
    oficina, son 8 [Mantenimiento de minisplit] / quitar un minisplit viejo y poner el nuevo / el compresor del
    clima no arranca [Diagnosticar una falla] / cuanto sale ponerle gas al aire [Recargar gas refrigerante] /
    prende el aire pero no sopla`,
  Mudanzas: `
    me mudo a un departamento mas chico y no tengo como llevar mis muebles / flete para una cama matrimonial y
    un tocador [Flete en camioneta] / recoger un sillon en una muebleria [Flete en camioneta] / necesito gente
    para descargar un camion / cambiar de lugar un piano dentro de mi casa / mandar mis muebles a cancun / subir
    un sofa por el balcon / mudanza express hoy / transportar una lavadora a mi rancho [Flete en camioneta]`,
  Limpieza: `
    ocupo quien me ayude a limpiar mi casa los sabados / limpieza de fin de obra para local / me dejaron un
    cochinero los inquilinos / lavar alfombra de la sala / mi sofa tiene manchas y pelos de gato [Lavado de
    sala] / señora de la limpieza dos dias por semana / limpiar vidrios altos de la fachada [Limpieza de
    ventanas y canceles] / que limpien el horno y el refri por dentro / aseo de oficina diario / desmanchar un
    colchón [Lavado de colchón] / quitar cochambre de la cocina`,
  Jardinería: `
    el arbol de la banqueta ya toca los cables [Podar un árbol] / mantenimiento mensual de jardin / se seco el
    pasto y quiero poner nuevo [Colocar pasto, por 10 m²] / cortar la hierba del terreno de al lado / se
    murieron mis rosales / quitar un tronco que quedo en el patio / mis plantas tienen bichitos [Fumigar plantas
    y pasto] / que me dejen el jardin bonito para una fiesta / no sirve mi sistema de riego [Instalar riego, por
    zona] / sembrar arboles frutales`,
  Fumigación: `
    fumigar casa de dos pisos por cucarachas [Cucarachas y hormigas, casa] / hay un panal en el arbol / encontre
    un nido de ratas en la bodega [Roedores] / mi cama tiene chinches [Chinches, por recámara] / se esta
    comiendo la polilla mi ropero [Termitas y polilla, por mueble o zona] / salen alacranes en el patio
    [Alacranes y arañas] / mosquitos en la cisterna / quiero deshacerme de unas palomas en mi azotea / plaga de
    grillos en el negocio`,
  Cerrajería: `
    me urge cerrajero, estoy afuera de mi casa [Abrir puerta sin dañar la chapa] / la chapa del baño se quedo
    cerrada por dentro / hacer copia de una llave de seguridad [Duplicar llave a domicilio] / no abre mi caja
    fuerte / instalar doble chapa en puerta de madera [Instalar cerradura de seguridad] / se me trabo la llave
    en la puerta / cambiar cerradura del porton / la puerta de mi carro no abre y tengo las llaves adentro /
    poner un pasador a la puerta del baño / cambio de combinación de 4 chapas [Cambiar combinación]`,
  Tecnologia: `
    mi wifi se corta a cada rato / poner una camara en la entrada de mi casa [Instalar cámara de seguridad] / se
    me lleno de anuncios la computadora / conectar mi pantalla al internet / instalar windows y office en 3
    computadoras [Formatear e instalar programas] / mi lap no carga / configurar un router nuevo [Configurar o
    mejorar la red WiFi] / instalar portero con video en un edificio [Instalar videoportero o timbre
    inteligente] / mi camara de seguridad dejo de grabar / quiero apagar las luces desde mi celular [Configurar
    casa inteligente, por dispositivo]`,
  Carpintería: `
    se despego la puerta del mueble de la cocina / poner una puerta nueva en mi recamara [Instalar puerta] /
    arreglar una silla que se le quebro el respaldo [Reparar mueble] / quiero un closet con cajones y espejo
    [Clóset a la medida, por metro lineal] / el cajon del buro no cierra [Reparar mueble] / hacer un escritorio
    de madera para mi hijo / barnizar mi puerta principal [Barnizar o laquear puerta] / colgar tres repisas y un
    espejo / mi puerta pega con el marco [Ajustar o cepillar puerta] / restaurar un mueble antiguo [Reparar
    mueble]`,
  Herrería: `
    la puerta del zaguan se cayó de un lado [Reparar o ajustar zaguán] / hacer rejas para ventanas [Protección
    para ventana] / se rompió la soldadura de la puerta [Soldar o reparar una pieza] / quiero un portón
    eléctrico / barandal para terraza [Barandal, por metro lineal] / techo para estacionamiento de dos carros /
    no cierra bien mi cancel de aluminio / mosquiteros para 4 ventanas / puerta de metal para local [Puerta de
    herrería]`,
  Albañilería: `
    se abrió una grieta muy grande en mi pared [Resanar grieta o hueco] / poner piso ceramico en un cuarto
    [Colocar piso o azulejo, por m²] / levantar una barda en mi terreno [Levantar muro, por m²] / mi banqueta se
    levanto / albañil para unos arreglos / hacer una rampa para silla de ruedas / tapar un hoyo en la pared que
    dejo el plomero [Resanar grieta o hueco] / colar losa de 50 metros [Colar firme de concreto, por m²] /
    cerrar una puerta con tabique / poner tabla roca en mi negocio / cambiar los mosaicos del baño [Colocar piso
    o azulejo, por m²]`,
  Impermeabilización: `
    mi techo tiene goteras por todos lados [Reparar gotera] / ya viene la temporada de lluvias y quiero
    impermeabilizar / se humedecio la pared de la recamara que da al patio / impermeabilizar mi azotea de 100
    metros / la losa del baño de arriba se trasmina al cuarto / poner impermeabilizante a 5 años [Acrílico 5
    años, por m²] / sellar el domo que gotea`,
  'Impermeabilización o Herrería': `
    se mete el agua por la ventana cuando llueve`,
  nadie: `
    me interesa / hola, una pregunta / busco departamento en renta / soy pintor y ofrezco mis servicios /
    enseñame a tocar piano / comprar un boiler / no me ha llegado mi pago / donde veo mis pedidos / que
    servicios tienen / vendo terreno / cuidar a mi abuelita / paseador de perros / llevar mi coche al taller /
    maquillaje para boda / ok`,
};
