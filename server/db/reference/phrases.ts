/**
 * What people type, as they type it, by the category they need; separated by slashes. The words of the
 * categories were made with these at hand.
 */
export const PHRASES: Readonly<Record<string, string>> = {
  Pintura: `
    quiero pintar mi sala / pintor para casa / necesito un pintor / pintar 2 recamaras / pintar la fachada de mi
    casa / se está cayendo la pintura de la pared / cuanto cobran por pintar un departamento / pintada de cuarto
    / pintar techo del baño / quiero cambiarle el color a mi recámara / pintar barda por fuera / repintar
    oficina / quiero q me pinten el cuarto de mi hijo / pintor economico / pintura interior / la pared esta
    despintada / darle una mano de pintura a la casa / pintar muros con humedad ya reparados / pintar local
    comercial / urge pintor para entregar departamento / tapizar pared con papel tapiz / pinten mi cochera / una
    manita de gato a la casa pintura / pintar puertas y ventanas blancas / se me descarapelo la pared / busco
    quien me pinte la casa por dentro / presupuesto para pintar 120 m2 / necesito repintar el baño porque se
    hizo moho y se cayo la pintura / pintar herreria y muros / quiero darle color a mi cuarto / mi suegra viene
    y quiero pintar el comedor / cuanto por pintar una fachada de dos pisos / pintores en guadalajara / pintar
    rapido antes de entregar la renta / pintor de brocha gorda / barnizado y pintura de muros / pintar mi
    negocio de otro color / que cobra un pintor por dia / necesito que pinten el portal de la casa / pintar
    techo y 4 paredes / resanar y pintar recamara / pintada general de casa 2 pisos / manchas de lapiz en la
    pared hay que pintar / quiero acabado liso y pintura`,
  Plomería: `
    se me tapó el baño / se me tapo el wc / se me tapo el escusado / baño tapado / el excusado no baja / la taza
    se tapo y se esta desbordando / fuga de agua / fuga en el baño / tengo una fuga en la cocina / se rompio un
    tubo / tubo roto / gotea la llave / la llave del lavabo no cierra bien / la regadera gotea / no sale agua
    caliente / el boiler no prende / el calentador no calienta / cambiar calentador de agua / instalar boiler de
    paso / no hay presión de agua / no llega agua al tinaco / lavar tinaco / lavado de cisterna / tinaco sucio /
    la bomba de agua no jala / cambiar la llave de la tarja / instalar mezcladora de cocina / fregadero tapado /
    se tapo la tarja / destapar caño / se regresa el agua del drenaje / huele a drenaje en el baño / coladera
    tapada del patio / plomero / plomero urgente / plomero 24 horas / fontanero cerca / cambiar wc / instalar
    taza de baño nueva / poner un inodoro / el wc no deja de tirar agua / la caja del baño no llena / fuga de
    gas / huele a gas en la cocina / instalar lavabo / cambiar regadera / inundado el baño / se me inundo la
    casa por una tuberia / el agua sale con poca fuerza / sale agua sucia de la llave / mi bano no traga /
    tapado el lavabo del baño con pelos / arreglar flotador del tinaco / se tira el agua del tinaco / cespol
    roto / plomreo / plomeria barata / destapar drenaje urgente / fujas de agua / la yave del agua no sierra /
    instalar calentador solar / se rebento el tubo del agua / el baño se esta saliendo / se sale el agua de la
    taza / no le cae agua al tanque del baño / le sale agua por debajo al escusado / se atasco el lavabo / hay
    un charco debajo del fregadero / el tubo del lavadero se zafo / mi regadera no calienta / tenemos poca agua
    en el segundo piso / no sube el agua al tinaco / cambio de tinaco rotoplas / instalar bomba presurizadora /
    boiler apagado y no enciende el piloto / se oxido la llave y no deja de gotear / me cobran mucho de agua
    creo que hay fuga / cañeria tapada en la cocina / destapacaños / arreglo de baño que gotea / se cayo el
    lavamanos / poner regadera nueva / conectar manguera de gas / instalar filtro de agua / cambiar el cespol /
    mi taza de baño se mueve / se escucha agua corriendo en la pared / plomero a domicilio zapopan / sanitario
    tapado urge / mi baño se tapó con papel / ya le eche sosa y sigue tapado / no se va el agua de la regadera /
    el agua del lavabo se va muy lento / tengo goteo en el fregadero / se rompio la manguera del wc / mi boiler
    hace explosiones al prender / el calentador de paso se apaga a media bañada / tengo agua saliendo del piso /
    la cisterna no se llena / se botó la llave de la regadera / cambiar herrajes de la caja del wc / instalar un
    mingitorio / huele a caño toda la casa / el tinaco se rajó / necesito cambiar tubería vieja de galvanizado /
    conectar un calentador solar que ya tengo / la bomba prende y apaga a cada rato / instalar lavadero / no hay
    agua en mi depa`,
  Electricidad: `
    electricista / electricista urgente / no tengo luz / se fue la luz en mi casa pero los vecinos si tienen /
    se fue la luz en un cuarto / no sirve un contacto / el enchufe saca chispas / huele a quemado en el apagador
    / instalar lampara / colgar un candil / cambiar focos / poner ventilador de techo / instalar abanico de
    techo / se bota la pastilla / se baja la pastilla a cada rato / corto circuito / hubo un corto / cambiar
    pastilla / instalar contacto nuevo / poner apagadores / cambiar todo el cableado de la casa / instalacion
    electrica / no prende el foco / parpadea la luz / me da toques la regadera / me dio toques el refri / centro
    de carga / cambiar fusibles / instalar linea de 220 / poner un contacto para la secadora / electrisista /
    luces led en la cocina / instalar lampara colgante en comedor / el timbre no suena / cortocircuito en la
    cocina / mi recibo de luz llega muy alto revisar instalacion / poner luz en el patio / instalar reflector
    con sensor / arreglar apagador / la luz va y viene / instalar paneles solares / bajar la luz del poste / no
    sirven los contactos de la sala / se quemo un contacto / no prenden las luces de la sala / tronaron los
    cables / se me fue una fase / hay que cambiar la pastilla del boiler electrico / quiero poner lamparas en el
    jardin / poner un foco con sensor / instalar extension electrica / el apagador truena cuando lo prendo / me
    quede sin luz en media casa / revisar instalacion electrica de casa vieja / agregar contactos en la oficina
    / quiero pasar de 110 a 220 / se calienta el cable del contacto / instalar lampara de techo ikea / poner
    tira de led en la barra / se funden mucho los focos / acometida cfe / la television se apaga cuando prendo
    el microondas por la pastilla / no tenemos energia electrica / se quemo el cable del medidor / contactos
    flojos / tengo que poner una lampara en el baño / chisporrotea un enchufe / se va la luz cuando prendo la
    regadera / poner contactos en la cochera / quiero iluminar mi jardin / cambiar chalupa / instalacion
    electrica para aire acondicionado / mi ventilador de techo se bambolea / poner 6 focos empotrados / lampara
    de emergencia / hay que cambiar el interruptor principal`,
  'Ensamble de muebles': `
    armar un mueble / armar ropero / armar cama / armar un escritorio de ikea / ensamblar mueble / necesito que
    me armen una litera / armar cuna para bebé / me llego un mueble en caja y no se armarlo / armado de muebles
    / armar comedor y 4 sillas / armar librero / armar mueble de tv / desarmar y armar una cama / armar closet
    de ikea / ensamblar sillas de oficina / armar mesa / me ayudan a armar un mueble que compre en linea / armar
    zapatera / armar un buro / armar cajonera que compre en coppel / armar anaqueles / ensamblado de closet que
    compre en amazon / no se como armar este mueble / armar la recamara de mi hija / arme de muebles / necesito
    que alguien me arme una mesa y seis sillas / armar mueble para microondas / armar corral de bebe / desarmar
    closet para cambiarlo de cuarto / armar juguetero / armar un escritorio en l / compre una cama y viene
    desarmada / que me armen unos muebles de ikea hoy / armar 2 closets / ensamblar escritorio con cajones / me
    urge armar cuna / arman muebles? / armar una estanteria metalica`,
  'Instalación de electrodomésticos': `
    instalar lavadora / conectar lavadora nueva / la lavadora tira agua / la lavadora no desagua / lavadora no
    exprime / instalar secadora / centro de lavado instalar / mi refri no enfria / el refrigerador no enfria /
    reparar refrigerador / instalar estufa / conectar estufa / la estufa no prende / cambiar estufa a gas
    natural / instalar parrilla empotrada / instalar campana de cocina / montar tele en la pared / colgar
    pantalla de 55 pulgadas / instalar soporte de tv / subir pantalla a la pared / instalar tv 65 / poner la
    tele en el muro sin que se vean los cables / instalar barra de sonido / reparacion de lavadoras / arreglar
    secadora que no calienta / lavavajillas instalar / microondas no calienta / horno no prende / instalar horno
    empotrado / refri tira agua / tecnico en linea blanca / colgar la tele / la lavadora no prende / refri hace
    mucho ruido / se descompuso mi lavadora / la lavadora no centrifuga / lavadora samsung marca error / no
    enfria la nevera / mi congelador hace escarcha / arreglar estufa que no enciende un quemador / la secadora
    ya no seca / instalar pantalla de 75 / fijar tele a pared de tablaroca / quiero colgar una smart tv de 43 /
    mover la tele de lugar en la pared / se tapo la bomba de la lavadora / quitar la campana vieja y poner otra
    / instalacion de horno y parrilla / conectar el refrigerador con despachador de agua / lavaplatos no desagua
    / conectar mi lavadora en departamento nuevo / mi lavadora se queda con agua / la lavadora no jala agua / el
    refri se congela / reparacion de refrigeradores / se apago mi estufa y ya no da flama / instalacion estufa
    nueva de 6 quemadores / pasar mi estufa de lp a natural / poner la television arriba de la chimenea /
    soporte para pantalla de 60 / cambiar manguera de lavadora / mi secadora de gas no calienta / instalar
    extractor de cocina / conectar lavavajillas`,
  Mudanzas: `
    mudanza / me voy a mudar / mudanza de departamento / flete / flete economico / necesito una camioneta para
    mover un refri / llevar una sala de zapopan a tlaquepaque / mudanza de 2 recamaras / mudanza foranea / mover
    muebles / cambio de casa / me cambio de depa el sabado / fletes y mudanzas / cargadores para mudanza /
    necesito ayuda para cargar muebles / transportar una lavadora / llevar un colchon / mover un piano / subir
    un refrigerador a un tercer piso / empacar mi casa / bajar un sillon por el balcon / mudansa / mudanza casa
    3 recamaras / llevar mis cosas a monterrey / traslado de muebles / necesito un fletero hoy / nos cambiamos
    de departamento la proxima semana / cuanto sale una mudanza local chica / transportar refrigerador y
    lavadora a otra colonia / llevar unos muebles a mi rancho / camion para mudanza a queretaro / alguien con
    camioneta / necesito dos cargadores / mover una caja fuerte / sacar un ropero de un cuarto piso / mudanza de
    oficina / empacado y mudanza / necesito mudarme este fin de semana / mudanza de puebla a cdmx / que me
    lleven un sofa / recoger un refri en otra colonia / cuanto cuesta un flete a tonala / gente para bajar
    muebles de un segundo piso / llevar una moto a leon / mover las cosas de mi oficina / mudanza pequeña pocas
    cosas`,
  Limpieza: `
    limpieza de casa / señora de la limpieza / muchacha para limpiar / limpieza profunda / limpieza despues de
    obra / lavar sala / lavado de sillones / lavar colchon / mi hijo se hizo pipi en el colchon / limpiar
    vidrios / limpieza de oficina / limpieza de departamento / necesito alguien que me ayude con el aseo / quien
    limpie mi casa cada semana / lavar alfombra / limpiar ventanas altas / trabajadora del hogar / quitar
    manchas del sillon / lavado de tapetes / limpiar cocina con cochambre / planchar ropa / empleada domestica /
    limpiesa de casa / limpiar baños de local / desinfectar casa / lavado de cortinas / limpiar mi casa que esta
    muy sucia / limpieza airbnb / alguien que limpie mi departamento dos veces por semana / limpieza de fin de
    obra / lavar mis muebles de sala que estan manchados / quitar el cochambre de la cocina / limpiar a fondo la
    casa antes de mudarme / aseo de oficinas / quien lave alfombras / limpieza de cristales / necesito una
    señora que me ayude en la casa / limpiar colchones a domicilio / sanitizar oficina / lavar sillones con
    vapor / limpieza de patio lleno de excremento de perro / limpieza de una casa de 3 recamaras / que limpien
    mi depa despues de la fiesta / lavar colchon king size / limpieza de sillones de tela / alguien que planche
    / aseo semanal / lavado de salas y colchones / limpiar departamento recien remodelado / limpiar las ventanas
    de un tercer piso / alguien de confianza para el quehacer`,
  Jardinería: `
    jardinero / cortar el pasto / cortar pasto de mi casa / podar arbol / podar un arbol muy grande / tirar un
    arbol / se cayo un arbol en mi patio / rama que pega en los cables / mantenimiento de jardin / poner pasto /
    instalar pasto sintetico / sistema de riego / limpiar terreno con monte / quitar maleza / podar bugambilia /
    sembrar plantas / retirar ramas / recoger hojas secas / cortar zacate / podar palmera / arreglar jardin /
    jardineria / jardin descuidado / fumigar el jardin / mi pasto se esta secando / pasto en rollo / cortar el
    sesped / el pasto esta muy largo / tumbar un pino / cortar ramas que tapan la ventana / diseñar un jardin /
    poda de setos / quiero plantar un limonero / arreglar las jardineras / quitar raices que levantan la
    banqueta / regar y cuidar mi jardin / tengo mucha hierba en el patio / limpiar lote baldio / cortar el
    zacate y podar / mi jardin esta hecho una selva / podar las palmeras de la entrada / quitar un tronco seco /
    poner plantas en la entrada / instalar riego por goteo / se me estan muriendo las plantas / jardinero que
    venga cada quince dias`,
  Carpintería: `
    carpintero / la puerta no cierra / la puerta se atora / puerta de madera hinchada / cepillar una puerta /
    instalar puerta de recamara / hacer un closet / closet a la medida / cocina integral / reparar silla / se
    rompio la pata de la mesa / arreglar cajones / poner repisas / barnizar puerta / barnizar mesa / hacer un
    mueble a la medida / reparar cama de madera / alacena nueva / muebles de cocina / restaurar mueble antiguo /
    puerta de closet descarrilada / poner bisagras / carpintería / mueble para baño de madera / piso de madera /
    duela levantada / se despego la puerta de la alacena / colocar repisa flotante / vestidor de madera /
    carpinteró / mi puerta roza con el piso / hacer una mesa de madera / lijar y barnizar un comedor / se rompio
    el cajon de la comoda / closet con puertas corredizas a la medida / puerta tambor para recamara / reparacion
    de muebles / cambiar la cubierta de la cocina / poner zoclos / cama con cajones a la medida / instalar
    puerta principal de madera / hacer un librero empotrado / pulir piso de madera / mi puerta de madera se
    hincho con la lluvia / arreglar las puertas de mi closet / hacer un mueble para la tele / quiero una cocina
    nueva de madera / se cayo la repisa / se salio el cajon / cambiar jaladeras / puerta para baño / mesa coja /
    piso laminado`,
  Herrería: `
    herrero / soldar una reja / protecciones para ventanas / hacer un porton / el porton no abre / porton
    electrico no funciona / reparar zaguan / barandal para escalera / puerta de herreria / se rompio la bisagra
    del zaguan / soldador / soldador a domicilio / reja para la cochera / poner protecciones / pintar reja
    oxidada / escalera de caracol de fierro / ventana de aluminio / cancel de aluminio / puerta de fierro caida
    / techo de lamina para cochera / barandal de balcon / el zaguan arrastra / motor para porton / errero /
    puerta de metal / se descuadro el porton / hacer reja para jardin / soldar el barandal / protecciones para 3
    ventanas / instalar porton automatico / puertas de aluminio / arreglar la puerta de fierro que no cierra /
    techumbre metalica / hacer una escalera de metal / el porton se salio del riel / domo de policarbonato /
    poner reja en la ventana / se desoldo una pata de la mesa de fierro / soldar una silla de metal / hacer una
    puerta para la cochera / arreglar porton electrico / ventanas de aluminio corredizas / escalera para subir a
    la azotea / estructura para techo`,
  Albañilería: `
    albañil / poner piso / pegar azulejo / levantar una barda / tirar un muro / hacer un cuarto / se cayo un
    azulejo / piso levantado / resanar pared / grieta en la pared / tapar un hoyo en la pared / aplanado / colar
    una losa / tablaroca / muro de tablaroca / remodelar baño / remodelar cocina / quitar escombro / sacar
    cascajo / construir cuarto en la azotea / poner loseta en cochera / banqueta rota / emparejar patio con
    cemento / albanil / cambiar el piso de la sala / poner un firme / tumbar pared para ampliar / maestro
    albañil / ampliacion de casa / repellar barda / pared cuarteada / hacer una rampa / instalar ceramica / me
    urge un albañil / poner mosaico en baño / hacer una barda de block / se estrello la pared / nivelar piso /
    tirar una barda / arreglar la banqueta / construir una palapa / poner tabla roca en techo / cerrar una
    ventana con tabique / hacer un baño nuevo / colocar adoquin / forrar con cantera la fachada / se esta
    cayendo el yeso del techo / quitar piso viejo / abrir un hueco para una ventana / tengo que levantar un muro
    de 3 metros / pegar vitropiso / se esta botando el piso / arreglar un hoyo en la pared / construir una
    recamara mas / aplanar y pulir pared / poner azulejo en la regadera / demoler un baño / quitar un muro /
    cuarteadura en el techo / echar piso de cemento en el patio`,
  Impermeabilización: `
    impermeabilizar / impermeabilizar azotea / se me mete el agua por el techo / goteras / gotera en la recamara
    / techo con humedad / se filtra el agua cuando llueve / humedad en la pared / impermeabilizante 5 años / hay
    goteras en mi cuarto / gotea el techo / llueve adentro de mi casa / se trasmina el agua / sellar grietas de
    la azotea / inpermeabilizar / mancha de humedad en el techo / la azotea se encharca / imper azotea 80 metros
    / entra agua por la losa / mi azotea se esta filtrando / hay humedad en mi techo / poner impermeabilizante
    en 100 metros / cada que llueve se mete el agua / tengo manchas de humedad en el muro / se gotea la losa /
    quitar el impermeabilizante viejo y poner nuevo / sellado de domo que gotea / salitre en las paredes /
    impermeabilizar 80 m2 de azotea / el agua se esta pasando al cuarto de abajo por la azotea / chorrea el
    techo con la lluvia / tengo filtraciones / mi techo tiene goteras / humedad que sube por la pared`,
  Cerrajería: `
    cerrajero / me quede afuera de mi casa / perdi mis llaves / se me quedaron las llaves adentro / cambiar
    chapa / abrir puerta / no puedo abrir mi puerta / se rompio la llave en la chapa / cerradura digital /
    duplicado de llaves / cambiar combinacion de chapa / abrir carro / deje las llaves dentro del carro / chapa
    descompuesta / me robaron las llaves / cerrajero 24 hrs / poner cerrojo / serrajero / la llave no gira /
    abrir caja fuerte / la chapa no sirve / instalar chapa electronica / se cerro la puerta con las llaves
    adentro / candado atorado / olvide las llaves / se me cerro la puerta y no tengo llave / cambio de
    cerraduras / me dejaron afuera / quiero cambiar las chapas porque me mude / se trabo la cerradura / necesito
    abrir mi coche / la llave se quedo dentro / poner chapa de seguridad / sacar copia de la llave del coche /
    cerrajero cerca de mi / instalar cerradura con clave / perdi la llave del candado / cambiar el cilindro de
    la chapa / me quede encerrada en el baño / se me perdieron las llaves / la chapa se barrio / copia de llaves
    / abrir una puerta sin llave / poner doble chapa / cerrajero a domicilio`,
  'Aire acondicionado': `
    instalar minisplit / aire acondicionado no enfria / mi clima no enfria / el minisplit gotea / mantenimiento
    de minisplit / limpieza de minisplit / recargar gas al clima / instalar aire acondicionado / el clima tira
    agua / mini split / servicio al aire / instalacion de mini split 1 tonelada / reparar clima / cargar gas al
    aire / el aire huele feo / cambiar minisplit de lugar / mi aire acondicionado no prende / mantenimiento a
    dos minisplits / aire acondisionado / desinstalar clima / mi mini split ya no avienta frio / el clima hace
    ruido / poner un clima en mi cuarto / lavar el minisplit / el aire echa agua / carga de gas para clima /
    mantenimiento preventivo a aires acondicionados / bajar un minisplit y ponerlo en otra casa / el aire
    enciende pero no enfria / instalar clima de dos toneladas / instalar clima / el minisplit no prende / mi
    aire no enfria nada / servicio de mantenimiento a clima / el clima saca agua adentro / ponerle gas al
    minisplit / reubicar un aire acondicionado`,
  Fumigación: `
    cucarachas / fumigar / fumigacion de casa / hay ratas en mi casa / ratones en la cocina / chinches en la
    cama / plaga de hormigas / termitas / alacranes / arañas / mosquitos en el patio / panal de abejas / avispas
    en el techo / control de plagas / tengo pulgas por el perro / bichos en la alacena / polilla en el closet /
    garrapatas / cucharachas en la cocina / fumigador / hay un nido de ratas / se metio una rata / hormigas en
    la cocina / exterminador de plagas / hay cucarachas por todos lados / vi una rata en la cocina / fumigar un
    restaurante / me estan picando chinches / quitar un enjambre / termita en la puerta / plaga de cucaracha
    alemana / hay hormigas rojas en el jardin / desratizar / como acabar con los mosquitos / se metieron
    murcielagos al techo / tengo arañas violinistas / tengo un nido de avispas / plaga de termitas en los
    muebles / se me metieron ratones / fumigar contra cucarachas y chinches / hay alacranes en el baño / muchas
    moscas en el patio / hormigas que salen de la pared / fumigacion de departamento`,
  Tecnologia: `
    no tengo internet / el wifi no llega a mi cuarto / instalar camaras de seguridad / mi computadora esta lenta
    / formatear laptop / reparar computadora / configurar impresora / instalar videoportero / mi lap no prende /
    instalar windows / tiene virus mi compu / camaras de vigilancia / cable de red / repetidor de wifi /
    configurar alexa / tecnico en computacion / internet lento / se descompuso mi laptop / instalar timbre con
    camara / poner camaras en mi negocio / configurar modem / cctv / recuperar archivos de mi pc / mi internet
    falla mucho / instalar 4 camaras / la impresora no imprime / mi computadora no prende / extender el wifi al
    segundo piso / se borro mi informacion de la computadora / pasar cable de red / poner alarma en casa / la
    pantalla de mi laptop se rompio / instalar antivirus / configurar cerradura y focos con alexa / poner una
    camara en la entrada / no me agarra el wifi en la recamara / arreglar mi laptop / quiero poner internet en
    toda la casa / mi computadora se traba / conectar impresora a wifi / instalar camaras y alarma`,
};
