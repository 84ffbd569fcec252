/**
 * What people type, written down before the words of the categories were read. At first 84.9 % were right and 3.9 %
 * taken for something else.
 */
export const FIRST: Readonly<Record<string, string>> = {
  Pintura: `
    pintar sala de 4x5 [4x5] / kiero pintar mi kuarto / cuánto me sale pintar una casa de interes social por fuera
    / pintar y resanar depa antes de entregarlo / ocupo un pintor pa el domingo en apodaca [domingo; @Apodaca] /
    darle su repintadita a la fachada / hola buenas tardes quisiera saber cuanto cobran por pintar dos cuartos y
    un pasillo gracias / comex vinimex para la recamara quien la ponga / se esta pelando la pintura del techo del
    baño / pintar 60 metros de pared [60 m²] / quiero poner papel tapiz en una pared de la recamara / texturizar
    pared de la sala / mi niño rayó toda la pared con plumón / esmalte en puertas y pintura vinilica en muros /
    pintar las paredes de blanco el cuarto mide 3 x 4 [3x4] / pintar local de 50m2 en la roma [50 m²; @Roma]`,
  Plomería: `
    se tapo el baño urge [hoy] / el escusado se sta tirando el agua / ay una fuga debajo del fregadero [Reparar
    una fuga] / llave del lavabo q gotea toda la noche / no prende el boiler [Instalar o reparar boiler] / quiero
    cambiar mi boiler por uno de paso rheem [Instalar o reparar boiler] / la regadera no saca casi agua / tubo
    reventado en el patio se está inundando ven ya [hoy] / la bomba truena y no sube agua al tinaco / lavar el
    tinaco de 1100 litros en iztapalapa [Lavar tinaco; @Iztapalapa] / instalar wc helvex [Instalar o cambiar WC] /
    la tasa del baño se mueve y sale agua por abajo / se atoró un juguete en la taza / la coladera regresa agua
    sucia / necesito un fontanero para hoy en la tarde [hoy] / biene un olor muy feo del drenaje / me pueden
    cambiar la mezcladora de la cocina el sabado [Instalar o cambiar llave mezcladora; sábado] / minguitorio
    tapado en oficina / limpieza de cisterna en coyoacan [Lavar cisterna; @Coyoacán] / el flotador no corta y se
    tira el agua toda la noche / se tapó la tarja con grasa [Destapar lavabo, tarja o regadera] / cambiar 2 llaves
    de la regadera [x2] / no se calienta el agua solo sale fría / instalar un calentador solar en la azotea / se
    me rompio la manguera del lavabo y esta saliendo un chorro / desazolve de drenaje con rotosonda [Destapar
    drenaje] / humedad en la pared por una tubería picada / hidroneumatico no arranca / poner un bidet / la manija
    del baño no baja el agua`,
  Electricidad: `
    se fue la luz / se fue la luz nomas en mi cocina / no jala el contacto de la sala [Instalar o cambiar contacto
    o apagador] / tronó el foco y ya no prende nada / instalar 6 lamparas en el plafon [Instalar lámpara o plafón;
    x6] / se brinca el breaker cuando prendo el micro / abanico de techo nuevo hay que ponerlo [Instalar
    ventilador de techo] / electricista en zapopan [@Zapopan] / busco un eléctrico de confianza / poner contactos
    dobles en 3 recamaras / el apagador truena y echa chispa / necesito cambiar la instalacion electrica de una
    casa vieja / luz neutra en mi casa unos focos prenden mucho y otros poquito / cambiar los fusibles por
    pastillas / conectar un medidor de cfe / agregar toma de 220 para el clima / instalar apagador de escalera /
    se chamuscó un enchufe hoy en la mañana / colgar lámpara nueva arriba del comedor [Instalar lámpara o plafón]
    / no ay luz en medio depa / tierra fisica para la oficina / tira de led en la sala / la secadora bota la
    pastilla`,
  'Ensamble de muebles': `
    armar mueble de ikea / armar un ropero coppel / armado de cama matrimonial / me llego un escritorio en caja y
    no le entiendo al instructivo [Escritorio o comedor] / ensamblar librero [Librero o mueble de TV] / armar 4
    sillas [Juego de 4 sillas] / amar cama king size que compre en liverpool / quien arme una cuna en merida
    [Cuna; @Mérida] / necesito que me armen unos muebles que pedi por amazon / montar closet prefabricado /
    desarmar y volver a armar litera [Cama o litera] / armar trampolin y columpios`,
  'Instalación de electrodomésticos': `
    instalar lavadora y secadora en zotehuela / colgar la tele en la pared / poner pantalla de 65 pulgadas en el
    muro [Montar en muro más de 50 pulgadas] / soporte de tv con cables escondidos [Montar y ocultar cables] /
    instalar campana de cocina mabe [Instalar campana] / conectar estufa a gas natural / cambiar las esperas de la
    estufa de gas lp a natural [Convertir de gas LP a natural] / instalar parrilla de 5 quemadores / instalar
    refri con dispensador de agua [Conectar toma de agua y hielo] / la lavadora no exprime / mi lavadora ya no
    centrifuga / el refri no enfría / no enciende un quemador de la estufa / la secadora no calienta / instalar
    lavavajillas / barra de sonido debajo de la tele [Instalar barra de sonido] / el horno de la estufa no prende
    / instalar centro de lavado whirlpool para mañana [Instalar centro de lavado; mañana] / poner la tele`,
  'Aire acondicionado': `
    gotea el minisplit / instalar mini split / instalar un mini split de tonelada y media [Instalar minisplit de
    1.5 a 2 toneladas] / el clima no enfria / el aire avienta puro aire caliente / mantenimiento a 3 climas en
    monterrey [Mantenimiento de minisplit; x3; @Monterrey] / lavado de minisplit [Mantenimiento de minisplit] / le
    falta gas al aire [Recargar gas refrigerante] / cargarle gas al clima / quitar un minisplit y ponerlo en otro
    cuarto / el mini esplit hace mucho ruido / instalar clima de 2 toneladas mirage inverter [Instalar minisplit
    de 1.5 a 2 toneladas] / el aire del cuarto tira agua adentro / tecnico en refrigeracion para aire
    acondicionado / el control del minisplit no sirve / mi clima marca error e6 / instalacion de aire lavado
    cooler / boy a instalar un minisplit de 12000 btu [Instalar minisplit de 1 tonelada]`,
  Mudanzas: `
    mudanza de depa / flete de guadalajara a chapala / ocupo un flete pa llevar un refri / mover una sala y un
    comedor a otra casa el sabado en la tarde [sábado] / me cambio de casa este fin necesito camion / camioneta
    para llevar muebles de la bodega / mudansa chica de un cuarto [Mudanza de estudio o 1 recámara] / mudanza depa
    3 recamaras sin elevador [Mudanza de 3 recámaras o más] / cargadores para bajar muebles de un cuarto piso /
    llevar un piano a otra colonia / quien me lleve unas cosas a tonala [@Tonalá] / empacar toda la cocina para
    mudarme / transporte de lavadora de mi casa a casa de mi mamá / mudanza foranea a queretaro / subir un sillon
    por el balcon`,
  Limpieza: `
    limpieza de casa por dia / señora que haga el aseo / limpiar depa despues de una remodelacion [Limpieza
    después de obra, por recámara] / lavar sala de 3 piezas [Lavado de sala] / limpieza profunda de cocina con
    mucha grasa / limpieza de vidrios de un edificio [Limpieza de ventanas y canceles] / que me ayuden a limpiar
    mi casa el viernes [viernes] / sacar manchas del sillon / servicio de limpieza para airbnb / alguien q lave y
    trapee / lavado de alfombra / limpiar 3 recamaras y 2 baños a fondo / lavado de tapicería a domicilio en leon
    [@León] / planchar y lavar ropa / afanadora para oficina / pulir piso de marmol / aseo general en la del valle
    [@Del Valle]`,
  Jardinería: `
    cortar el zacate en san nicolas [@San Nicolás] / tumbar una palmera muy alta / se cayo una rama de un arbol en
    mi cochera / poner pasto en rollo 40 metros [Colocar pasto, por 10 m²] / ocupo jardinero cada 15 dias /
    chapear el terreno / desmontar un lote baldio / sistema de riego por goteo para jardin [Instalar riego, por
    zona] / se estan secando mis plantas / quitar la maleza del patio / sacar un tronco / pasto sintetico /
    sembrar bugambilias en la entrada / mi limonero tiene plaga / recortar la enredadera de la barda / llevarse
    ramas y hojas secas [Retirar ramas y escombro verde]`,
  Fumigación: `
    me salió una plaga / cucarachas en la cosina / fumigar depa de 2 recamaras / un raton en la cocina ayuda urge
    [Roedores; hoy] / tengo chinches [Chinches, por recámara] / ay hormigas por todas partes / comején en los
    muebles / alacran en el cuarto del bebe [Alacranes y arañas] / panal de abejas en el arbol / mata cucarachas
    profesional / rratas en el patio [Roedores] / fumigasion contra moscos / bichitos en el arroz y la harina /
    pulgas en el sillón / se metio un tlacuache al techo / fumigacion para restaurante en puebla [@Puebla] / nido
    de avispas / pececillos de plata`,
  Cerrajería: `
    quiero cambiar la chapa [Instalar o cambiar chapa] / se me cerró la puerta con las llaves adentro [Abrir
    puerta sin dañar la chapa] / se quebro la llave dentro de la chapa / cambiar combinacion de la cerradura
    [Cambiar combinación] / poner un cerrojo / chapa digital yale [Instalar cerradura digital] / copia de llaves a
    domicilio [Duplicar llave a domicilio] / cambiar 3 chapas en tlaquepaque [Instalar o cambiar chapa; x3;
    @Tlaquepaque] / no puedo entrar a mi casa / abrir una caja fuerte / se atoro la cerradura de mi depa /
    serrajero urgente en la narvarte [hoy; @Narvarte] / la llave da vueltas y no abre / instalar pasador / se me
    perdieron las yaves del depa`,
  Tecnologia: `
    no ay internet en mi casa / el modem no agarra en la recamara / instalar camaras de seguridad hikvision
    [Instalar cámara de seguridad] / 4 camaras para mi negocio en toluca [Instalar cámara de seguridad; x4;
    @Toluca] / formatear una lap hp [Formatear e instalar programas] / mi compu se alenta un chorro / la impresora
    epson no jala / poner videoportero [Instalar videoportero o timbre inteligente] / instalar ring en la puerta
    [Instalar videoportero o timbre inteligente] / cablear red de una oficina / conectar la alexa con los focos
    [Configurar casa inteligente, por dispositivo] / mi laptop se apaga sola / tengo un virus en la computadora /
    el wifi esta bien lento / rescatar fotos de un disco duro / instalar office / armar pc gamer / interfon
    descompuesto`,
  Carpintería: `
    la puerta pega en el piso [Ajustar o cepillar puerta] / puerta de madera hinchada no cierra [Ajustar o
    cepillar puerta] / hacer un closet a la medida [Clóset a la medida, por metro lineal] / cocina integral de 3
    metros en queretaro [Cocina integral, por metro lineal; @Querétaro] / cambiar 3 puertas de tambor [Instalar
    puerta; x3] / poner repisas en la sala [Instalar repisa o entrepaño] / se rompio la pata de la cama / barnizar
    una puerta de cedro [Barnizar o laquear puerta] / carpintero que repare un comedor / se cayo el cajon del buro
    / bisagras del closet flojas / lijar y barnizar mesa / la puerta del closet se sale del riel / mueble de tv a
    la medida / duela de madera para recamara / reparar silla rota`,
  Herrería: `
    se cayó el cancel / soldar un porton / hacer protecciones pa las ventanas [Protección para ventana] / barandal
    de escalera [Barandal, por metro lineal] / el zaguan no cierra bien [Reparar o ajustar zaguán] / puerta de
    fierro para el patio [Puerta de herrería] / poner una reja en la cochera / hay que soldar una pata de la mesa
    de fierro [Soldar o reparar una pieza] / cambiar vidrio de la ventana / ventana de aluminio nueva / cancel de
    baño de vidrio templado / techar la cochera con lámina y estructura / escalera de caracol metálica /
    mosquiteros para 5 ventanas [x5] / porton electrico se trabo / pintar la reja que ya está oxidada [Lijar y
    pintar herrería, por pieza] / concertina en la barda`,
  Albañilería: `
    maistro albañil para un cuarto / hacer una barda de 10 metros [Levantar muro, por m²] / pegar azulejo en el
    baño [Colocar piso o azulejo, por m²] / poner piso 30 m2 en toda la casa [Colocar piso o azulejo, por m²; 30
    m²] / se cuarteó la pared / enjarrar una pared por fuera [Aplanar muro, por m²] / echar un colado / tirar un
    muro para hacer mas grande la sala [Demoler muro, por m²] / se cayó un pedazo de techo / tablaroca en oficina
    / hacer un registro / remodelar baño completo / quiero ampliar mi casa un cuarto arriba / firme de concreto en
    el patio [Colar firme de concreto, por m²] / se levantó la loseta / construir asador / resanar hoyos de la
    pared [Resanar grieta o hueco] / yesero`,
  Impermeabilización: `
    impermeabilizar azotea de 80 metros [80 m²] / hay goteras cuando llueve / se filtra el agua del techo / imper
    acrilico 5 años para 100m2 [Acrílico 5 años, por m²; 100 m²] / se me trasmina el agua por la losa / humedad en
    el techo de la recamara / poner inpermeabilizante / cae agua del techo cada que llueve / prefabricado con
    gravilla roja [Prefabricado con gravilla, por m²] / la azotea está bien mal y ya vienen las lluvias / gotera
    en la cocina cada que llueve [Reparar gotera]`,
  'Plomería o Impermeabilización': `
    se me metió el agua / hay humedad en la pared / tengo goteras / se moja el techo del baño / sale agua del
    techo y no ha llovido / filtracion en el baño / hay una mancha de agua en el techo`,
  'Plomería o Instalación de electrodomésticos': `
    huele a gas / tengo fuga de gas en la estufa [Reparar una fuga] / instalar tanque estacionario / la lavadora
    tira agua por abajo / cambiar regulador de gas`,
  'Electricidad o Tecnologia': `no sirve el timbre / cerca electrica / instalar interfon / instalar focos inteligentes`,
  'Carpintería o Ensamble de muebles': `arreglar mi cama / me ayudan con un mueble / mi ropero se ladea`,
  'Carpintería o Cerrajería o Herrería': `no cierra la puerta / no abre la puerta / arreglar puerta / forzaron mi puerta`,
  'Albañilería o Pintura': `arreglar una pared fea / tapar hoyos y dejar lisa la pared / quitar tirol`,
  'Pintura o Herrería': `pintar un barandal / pintar reja`,
  'Jardinería o Fumigación': `gusanos en el pasto / hormigueros en mi jardin`,
  'Jardinería o Albañilería': `arreglar mi patio / sacar tierra y escombro`,
  'Limpieza o Jardinería': `limpiar el patio / juntar hojas`,
  'Limpieza o Plomería': `limpiar trampa de grasa`,
  'Electricidad o Aire acondicionado': `ventilador no prende / el clima bota la pastilla`,
  'Herrería o Carpintería': `poner una puerta nueva / cambiar ventana / instalar persianas`,
  'Plomería o Electricidad': `me da toques la llave del agua / bomba de agua quemada / instalar regadera eléctrica`,
  nadie: `
    quiero una pizza / clases de ingles / abogado / veterinario para mi perro / limpieza facial / limpieza dental
    / uñas acrilicas / pintarme el cabello / mecanico para mi carro / cambio de aceite / rentar un departamento de
    2 recamaras / niñera / enfermera para mi papá / lavar mi carro / se ponchó una llanta / contador para mi
    declaración / clases de pintura al oleo / fotografo para boda / taxi al aeropuerto / corte de pelo a domicilio
    / maquillaje / mesero para fiesta / cuanto cuesta / necesito ayuda / algo esta roto / me interesa / quien eres
    / paseador de perros / cobrar mi recibo de luz / jardin de niños / vendo refrigerador usado / masaje / dj para
    fiesta / vendedor de pisos`,
};
