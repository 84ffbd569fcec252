/** Written once the causes that the first table showed were mended: 86.2 % right, 4.8 % taken for something else. */
export const SECOND: Readonly<Record<string, string>> = {
  Pintura: `
    ya se ve bien fea la fachada quiero pintarla / pintamos la sala de gris oxford y el techo blanco / cuanto x
    pintar un cuarto de 3 por 3 sin poner el material [3x3; Sin material] / se me ampollo la pintura / sellador y
    pintura en muro nuevo / pintar una recamara para mi bebe antes de diciembre`,
  Plomería: `
    no baja la popo / el agua de la taza se queda corriendo / ayuda se esta inundando mi cocina / la llave de paso
    no cierra / huele a caño en la lavandería / se botó el empaque de la regadera / mi calentador se apaga cuando
    me baño [Instalar o reparar boiler] / poner llave monomando en el baño [Instalar o cambiar llave mezcladora] /
    cambiar tinaco de asbesto / el lavabo tarda mucho en irse / sale muy poquita agua en las llaves / plomero que
    venga hoy a la colonia del valle [hoy; @Del Valle] / revisar fuga invisible me llegó carísimo el recibo del
    agua / fuga en el medidor`,
  Electricidad: `
    tengo medio cuarto sin corriente / prendo el microondas y se va la luz / la luz sube y baja / cambiar cable
    viejo de toda la casa / poner una lampara solar en el jardin / chisporrotea la clavija de la estufa / poner 5
    focos empotrados en el techo / instalar cargador para mi coche electrico / me quede sin luz desde ayer en la
    noche / pastilla quemada`,
  'Ensamble de muebles': `
    me llegaron unos muebles desarmados / armar escritorio con cajonera de office depot [Escritorio o comedor] /
    alguien que sepa armar cosas de ikea / ocupo que armen una cama con cajones [Cama o litera] / ensamble de
    comedor 6 sillas`,
  'Instalación de electrodomésticos': `
    mi lavadora hace un ruidote al exprimir / instalar televisión de 50 [Montar en muro hasta 50 pulgadas] / el
    refri hace mucho hielo / conectar secadora de gas / quiero colgar mi pantalla arriba de la chimenea / el
    microondas no calienta / instalar horno empotrable y parrilla / lavadora samsung error 4c`,
  'Aire acondicionado': `
    aire split no arranca / el minisplit huele feo / instalar 2 minisplits en hermosillo [x2; @Hermosillo] / bajar
    aire acondicionado de ventana / minisplit no tira frio nomas aire / servicio de limpieza para minisplit
    [Mantenimiento de minisplit]`,
  Mudanzas: `
    necesito una camioneta con chofer pa mover mis cosas el domingo [domingo] / mudarme de tlalpan a coyoacan /
    llevar un sillon de una colonia a otra / mudanza oficina chica / me ayudan a bajar un refri del tercer piso /
    fletes economicos en ecatepec [@Ecatepec]`,
  Limpieza: `
    limpieza a fondo de baños y cocina / necesito una señora de entrada por salida / mi colchon huele a pipi
    [Lavado de colchón] / quitar sarro del cancel del baño / limpieza de mi depa cada semana / lavado de 2
    sillones y un tapete / la casa esta hecha un asco`,
  Jardinería: `
    esta muy crecido el pasto / podar 4 arboles [Podar un árbol; x4] / poner plantas bonitas afuera de mi casa /
    quitar yerba y dejar limpio el jardin / una palmera se esta secando / arreglar el jardin de mi mamá en
    cuernavaca [@Cuernavaca] / sistema de aspersores [Instalar riego, por zona]`,
  Fumigación: `
    vi una cucaracha en mi cocina y me da asco / ratas en el techo de noche se oyen [Roedores] / se estan comiendo
    mis muebles unos animalitos / fumigar contra alacranes en durango [Alacranes y arañas; @Durango] / colmena en
    la barda / piojillo de las palomas / hormigas voladoras`,
  Cerrajería: `
    deje las llaves adentro de la casa [Abrir puerta sin dañar la chapa] / mi chapa no agarra / cerradura con
    huella digital [Instalar cerradura digital] / me asaltaron y quiero cambiar chapas [Instalar o cambiar chapa]
    / hacer copias de una llave [Duplicar llave a domicilio] / mi hijo se encerró en el baño`,
  Tecnologia: `
    la compu no quiere prender / instalar un modem nuevo / no se conecta el internet a la tele / camara wifi para
    ver a mi bebe / pasar cable ethernet al cuarto [Tender cable de red, por punto] / instalar alarma contra robo
    / laptop con pantalla azul`,
  Carpintería: `
    se rompio la puerta de la alacena / hacer mueble de baño a la medida / la cama rechina mucho / quiero unas
    repisas flotantes para mis libros [Instalar repisa o entrepaño] / closet de 3 metros de ancho [Clóset a la
    medida, por metro lineal] / restaurar un mueble antiguo / ajustar puertas que rozan [Ajustar o cepillar
    puerta]`,
  Herrería: `
    se despegó la soldadura de la reja / cotizar porton corredizo de 4 metros / barandal para balcon [Barandal,
    por metro lineal] / se rompió un vidrio de la puerta / poner domo en el patio / el portón ya no abre con el
    control / proteccion en 4 ventanas [Protección para ventana; x4]`,
  Albañilería: `
    quiero hacer otro cuarto en la azotea / poner loseta en la sala / abrir una puerta en el muro / hacer una
    banqueta [Colar firme de concreto, por m²] / construir un baño / tirar cascajo de una obra [Retirar escombro,
    por viaje] / pegar unos azulejos que se cayeron [Colocar piso o azulejo, por m²]`,
  Impermeabilización: `
    impermeabilizar 120 m2 [120 m²] / se gotea mi cuarto con la lluvia / ya no aguanta mi azotea / poner
    impermeabilizante rojo / el tragaluz deja pasar agua`,
  'Plomería o Impermeabilización': `tengo humedad / se mojo la pared de mi cuarto / esta escurriendo agua por la pared`,
  'Electricidad o Instalación de electrodomésticos': `mi secadora da toques`,
  'Carpintería o Herrería': `cambiar puerta de entrada / se atora la puerta`,
  'Pintura o Albañilería': `la pared se descarapela / quitar salitre y pintar`,
  nadie: `
    me duele la espalda / quiero vender mi casa / uñas a domicilio / limpieza de cutis / reparar motor de coche /
    clases de guitarra / pastel de cumpleaños / necesito un prestamo / quien gano el partido / cortina de humo /
    me cobraron de mas / quiero cancelar mi cuenta / donde queda la oficina / cortar el cabello / llave de oro /
    se descompuso mi carro / fotos para xv años / baño de perros / cuidar a mi abuelita / cargador de celular`,
};
