/**
 * Regional words, misspellings, dictated without signs, long stories, two problems at once, written after the fourth:
 * 93.1 % right, 1.9 % taken for something else. It says no options.
 */
export const FIFTH: Readonly<Record<string, string>> = {
  Pintura: `
    pintar mi cuarto de color azul / se está descarapelando la pintura de la fachada / kiero pintar la sala y
    el comedor / darle una manita de pintura a mi casa / le salió salitre a la pared y se botó la pintura /
    barnizar la puerta de la entrada / oye necesito que me pinten el departamento antes de entregarlo el
    treinta / despintar y volver a pintar la barda / me rayaron la fachada con grafiti`,
  Plomería: `
    se tapó el excusado / el escusado no baja / gotea la llave del lavadero / la bomba de agua no prende / se
    rompió un tubo y está saliendo un chorro de agua en el patio / cambiar flotador del tinaco / la regadera
    tira poquita agua / no hay presion en toda la casa / se reventó la manguera del lavabo / buenas tardes
    oiga fíjese que desde ayer el baño de arriba se está regresando y ya no aguantamos el olor / instalar
    tinaco rotoplas / le sale agua al wc por abajo / coladera tapada en la azotehuela / se sale el agua de la
    cisterna / tubería de cobre con fuga / poner mezcladora monomando / destapar el caño del fregadero / mi
    vecino de abajo dice que le gotea agua de mi baño`,
  Electricidad: `
    se fue la luz nomas en mi casa / los focos parpadean mucho / hice corto y se quemó el apagador / instalar
    lampara colgante / se botan las pastillas cada rato / ocupo un eletricista / poner mas contactos en la
    oficina / un enchufe echa chispas / revisar el medidor porque me llega carisimo el recibo de la luz /
    cambiar centro de carga / hay que cablear un cuarto nuevo / huele a quemado en el contacto de la cocina /
    hola buenas noches disculpe la hora es que prendí el microondas y se apagó todo y ya no regresó la luz /
    se fundieron todas las lamparas del pasillo`,
  'Ensamble de muebles': `
    armar un ropero que compre en coppel / ensamblar cama / me llego un mueble en cajas y no le entiendo al
    instructivo / armado de escritorio / quien arme muebles de liverpool / armar litera para los niños /
    ensamblar un buro y una cajonera`,
  'Instalación de electrodomésticos': `
    mi refri ya no enfria / instalar una campana en la cocina / colgar la pantalla en la pared / la secadora
    hace un ruidajo / conectar la estufa al gas / la labadora no desagua / no prende el horno / poner soporte
    para tele / el microondas ya no calienta / reparacion de refrigeradores a domicilio`,
  'Aire acondicionado': `
    mi mini split gotea adentro / instalar un aire de una tonelada / el aire acondicionado huele feo / el
    clima hace hielo / dar mantenimiento a tres aires / el control del minisplit no responde`,
  Mudanzas: `
    me voy a cambiar de depa / flete para llevar un refri / necesito una camioneta con cargadores para llevar
    mis cosas a otra ciudad / cambio de casa este sabado / cuanto por mover una sala de un lado a otro /
    mudanza local / llevar una lavadora a casa de mi mama`,
  Limpieza: `
    señora que ayude con el aseo / limpieza de casa una vez por semana / lavar sillones / lavado de colchones
    / me dejaron el depa bien puerco y lo tengo que entregar / limpiar vidrios de un edificio / lavar la
    alfombra y las cortinas / limpieza despues de una remodelacion / quitar manchas de un sofa`,
  Jardinería: `
    cortar el zacate / podar el pasto y los arbustos / el patio esta lleno de hierba / tirar un arbol que
    esta muy grande / desyerbar un lote / plantar bugambilias / sembrar pasto en el jardin / la palmera tiene
    hojas secas que cortar / quien corte el cesped cada quince dias`,
  Fumigación: `
    tengo una plaga de cucas en la cocina / hay un nido de avispas en el techo / salieron alacranes / tengo
    hormigas por todos lados / matar ratones / me estan picando chinches en la noche / polilla en los muebles
    / hay un panal en el arbol / la casa tiene termitas / mi perro llenó la casa de pulgas y garrapatas`,
  Cerrajería: `
    se atoro la llave en la chapa / la puerta no abre con la llave / me robaron la bolsa con las llaves y
    quiero cambiar las chapas`,
  Tecnologia: `
    la compu no prende / no agarra el internet en los cuartos de arriba / poner un repetidor de wifi / mi
    compu tiene virus / cablear red para oficina / configurar el modem`,
  Carpintería: `
    la puerta del closet se salió del riel / mueble a la medida para la tele / reparar una mesa coja / hacer
    una barra de madera para la cocina / la puerta de madera roza con el piso / carpintero que haga puertas /
    cambiar bisagras de la alacena / poner duela`,
  Herrería: `
    portón que no cierra bien / hacer un barandal para la escalera / protecciones para las ventanas / se
    rompio el vidrio de la ventana / herrero para techar con lamina / zaguan descompuesto`,
  Albañilería: `
    se agrietó la pared con el temblor / echar un firme / poner azulejo en el baño / construir un cuarto en
    la azotea / emparejar el piso del patio / ranurar la pared / maistro albañil para unos detallitos / poner
    tablaroca`,
  Impermeabilización: `
    se gotea el techo cuando llueve / impermeabilizar la loza / se trasmina el agua por la losa / hay humedad
    en el techo del cuarto / inpermeabilizar azotea de 80 metros / echar impermeabilisante rojo`,
  'Plomería o Albañilería': `
    se esta hundiendo el piso por una fuga de agua / hay que romper para cambiar la tuberia`,
  'Plomería o Electricidad': `
    se descompuso la bomba y ademas no hay luz en el baño`,
  'Pintura o Albañilería': `
    resanar y pintar la sala`,
  'Pintura o Impermeabilización': `
    pintar la fachada e impermeabilizar el techo`,
  'Albañilería o Impermeabilización o Pintura': `
    la pared tiene mucha humedad y se esta cayendo el aplanado`,
  'Jardinería o Limpieza': `
    cortar el pasto y barrer el patio`,
  'Carpintería o Cerrajería': `
    la puerta de la recamara no cierra`,
  'Plomería o Instalación de electrodomésticos': `
    el boiler y la lavadora no sirven / conectar la lavadora porque tira agua`,
  nadie: `
    llevar al perro a bañar / necesito un plomo para pescar / maestra de matematicas / arreglar mi celular
    que se mojó / cambiar el aceite del coche / se ponchó mi llanta / busco depa en renta / cortarme el pelo
    / un pastel para quince años / asesoria de impuestos / buenos dias / quiero trabajar con ustedes / vendo
    lavadora usada`,
};
