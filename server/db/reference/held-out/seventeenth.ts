/**
 * Written in plain words,
 * from the names of the catalogue alone. First measured: 91.5 % right, 3.5 % taken for something else.
 */
export const SEVENTEENTH: Readonly<Record<string, string>> = {
  Pintura: `
    mi cuarto está muy aburrido le quiero cambiar el color / ¿cuánto por pintar un departamento de dos
    recámaras? / las paredes tienen manchas de humedad ya secas y quiero taparlas con pintura / pintar un
    consultorio de blanco antes del lunes / mi casa por fuera ya se ve bien despintada / necesito pintor que
    traiga su escalera y su material [Con material] / el techo de la cocina esta negro de grasa y lo quiero
    pintar / los niños rayaron con plumon la pared del pasillo / pintar el local 6x8 metros, yo pongo la pintura
    [Sin material] / dar una retocada a las paredes antes de entregar el depa`,
  'Pintura o Albañilería': `
    poner papel tapiz en la recamara`,
  Plomería: `
    el escusado se queda corriendo y gasta un chorro de agua / se está goteando la llave de la tarja [Reparar
    una fuga] / tengo tapado el lavabo del baño de visitas [Destapar lavabo, tarja o regadera] / apesta bien feo
    la coladera del baño / no hay presión de agua en toda la casa / cambiar taza de baño por una ahorradora
    [Instalar o cambiar WC] / mi calentador de paso no enciende aunque tiene gas y agua [Instalar o reparar
    boiler] / instalar tinaco nuevo de 1100 litros / huele a gas junto al tanque estacionario [Reparar una fuga]
    / la regadera gotea aunque la cierre bien fuerte / necesito que revisen la bomba porque hace un ruidajo y no
    saca agua / se rompió la tubería del agua en el jardín [Reparar una fuga] / mi vecina de abajo se queja que
    le cae agua de mi departamento [Reparar una fuga] / se atoro papel en el baño y se esta desbordando
    [Destapar WC] / la llave del lavadero no cierra bien / lavar tinaco y revisar flotador / el agua de la ducha
    no se va y se hace alberca [Destapar lavabo, tarja o regadera] / poner toma de agua para un filtro en la
    cocina / mover el lavabo de lugar / plomero para hoy en la tarde en coyoacan / mezcladora para lavabo
    instalar 3 [Instalar o cambiar llave mezcladora]`,
  Electricidad: `
    se me quemo un cable de la estufa electrica / un apagador que no prende la luz de la escalera [Instalar o
    cambiar contacto o apagador] / poner lampara colgante en la barra de la cocina [Instalar lámpara o plafón] /
    cada rato se baja el interruptor de la casa / no sirve ningun contacto de la cocina / quisiera poner
    apagador de escalera en los dos pisos [Instalar o cambiar contacto o apagador] / revisar por que me llega
    tan cara la luz / instalar ventilador en la recamara de techo [Instalar ventilador de techo] / hay un olor a
    cable quemado en la sala / mi casa tiene pura instalación vieja y quiero renovarla / poner reflectores con
    sensor en el estacionamiento [Instalar lámpara o plafón] / se fundieron todos los focos de un jalon /
    necesito electricista, media casa sin luz, urge / cambiar el centro de carga por uno mas grande [Instalar
    centro de carga] / sacar la corriente para poner luz en el patio trasero / un contacto hizo chispas y se
    puso negro`,
  'Ensamble de muebles': `
    armar mueble de cocina que compre en home depot / me trajeron un closet desarmado y no trae instrucciones
    [Clóset o ropero] / armar cama king con base y cabecera [Cama o litera] / necesito armar dos escritorios y
    un librero en mi oficina / alguien que arme una mesa de ping pong / tengo la cuna en su caja y ya casi nace
    mi bebe [Cuna] / instalar una caminadora que viene desarmada / armame un zapatero porfa`,
  'Instalación de electrodomésticos': `
    ponerme una pantalla de 75 en la pared de la sala [Montar en muro más de 50 pulgadas] / compré estufa nueva
    y necesito que me la conecten [Instalar estufa de piso] / mi lavadora no drena y huele feo [Cambiar
    mangueras y revisar desagüe] / el refrigerador hace hielo por todos lados / colgar tv en el cuarto [Montar
    en muro hasta 50 pulgadas] / la parrilla no prende con el chispero / cambiar de gas lp a natural mi estufa y
    boiler [Convertir de gas LP a natural] / instalar horno empotrado y campana / el foco del refri no prende y
    no enfria / se le salio la banda a la lavadora / fijar soporte de pared para televisor de 50 / mi
    lavasecadora marca error y no abre la puerta / conectar el dispensador de agua del refrigerador nuevo
    [Conectar toma de agua y hielo]`,
  'Aire acondicionado': `
    limpieza de aire acondicionado tipo minisplit 2 equipos [Mantenimiento de minisplit] / el clima no prende ni
    con el control ni con el boton [Diagnosticar una falla] / quiero poner aire en dos recamaras / mi aire
    acondicionado tira agua por dentro [Diagnosticar una falla] / desinstalar clima y volverlo a poner en otra
    casa / el mini split no avienta aire frío nomas ventila [Diagnosticar una falla] / recarga de gas a clima de
    2 toneladas [Recargar gas refrigerante] / checar por que se congela el tubo del aire / instalar mini de una
    tonelada en segundo piso [Instalar minisplit de 1 tonelada] / tecnico en climas para negocio`,
  Mudanzas: `
    cambiarme de departamento el fin de semana, tengo sala, cama, refri y lavadora / llevar un comedor de puebla
    a tlaxcala [Flete en camioneta] / necesito una camioneta con chofer para mover unas cosas [Flete en
    camioneta] / quien me ayuda a bajar un refrigerador de un cuarto piso / mudanza de casa de tres recamaras a
    toluca [Mudanza de 3 recámaras o más] / empacar todas las cosas de mi recámara [Empaque de una recámara] /
    fletes economicos zona sur / mandar un mueble a guadalajara / ocupo dos cargadores para mañana [Cargador
    adicional]`,
  Limpieza: `
    limpieza profunda de departamento de 2 recámaras [Limpieza profunda por recámara] / señora que lave y
    planche / lavar sala de tres piezas que esta manchada [Lavado de sala] / limpieza despues de pintar / me
    urge limpieza de oficina todos los viernes / que me limpien los ventanales de la sala [Limpieza de ventanas
    y canceles] / mi mamá ya no puede sola con el quehacer / quitar sarro del cancel del baño / se mancharon las
    sillas del comedor con comida / muchacha de planta / lavado de dos colchones matrimoniales [Lavado de
    colchón] / limpiar casa de 3 pisos todo el dia [Limpieza de casa, jornada completa]`,
  Jardinería: `
    cortar el pasto y recortar los arbustos / podar dos arboles que tapan la luz [Podar un árbol] / mi patio
    parece selva / plantar unas bugambilias en la entrada / el pasto tiene hongos [Fumigar plantas y pasto] /
    llevarse hojas y ramas de la poda [Retirar ramas y escombro verde] / sistema de riego para mis macetas
    [Instalar riego, por zona] / poner pasto sintetico en mi terraza de 20 metros [Colocar pasto, por 10 m²] /
    cortar una palmera seca / arreglar las jardineras del edificio`,
  Fumigación: `
    me salieron cucarachas en la alacena / control de plagas para restaurante / hay ratones en el techo y no me
    dejan dormir [Roedores] / me pican de noche y amanezco con ronchas / se llenó la cocina de hormiguitas /
    fumigar contra alacranes, tengo un bebe [Alacranes y arañas] / mi closet de madera tiene termitas [Termitas
    y polilla, por mueble o zona] / quitar un nido de avispas del techo / pulgas del gato`,
  'Fumigación o Plomería': `
    moscas en el baño que salen de la coladera`,
  Cerrajería: `
    perdí las llaves de mi casa y no puedo entrar [Abrir puerta sin dañar la chapa] / cambiar chapa de la puerta
    de la calle [Instalar o cambiar chapa] / se trabó la cerradura / necesito 3 copias de llaves a domicilio
    [Duplicar llave a domicilio] / se quedaron las llaves dentro del carro / instalar chapa inteligente
    [Instalar cerradura digital] / la manija de la puerta se cayó / mi puerta no cierra con llave / abrir
    candado sin llave / quiero cambiar las chapas porque se fue la señora que trabajaba aqui`,
  Tecnologia: `
    internet muy lento en mi casa [Configurar o mejorar la red WiFi] / instalar 6 camaras con grabador en mi
    tienda [Instalar cámara de seguridad] / la computadora no prende / mi impresora no se conecta / recuperar
    fotos de un disco dañado / configurar alexa y focos inteligentes [Configurar casa inteligente, por
    dispositivo] / timbre con video para la entrada [Instalar videoportero o timbre inteligente] / cablear red
    en 8 oficinas [Tender cable de red, por punto] / formateo de laptop con windows 11 [Formatear e instalar
    programas] / me salió un virus que pide dinero`,
  Carpintería: `
    la puerta de madera no cierra por la lluvia [Ajustar o cepillar puerta] / hacer un librero a la medida para
    la sala / arreglar cajones de la cocina / cambiar las puertas de las recamaras [Instalar puerta] / se cayó
    la puerta del closet / instalar repisas en la sala [Instalar repisa o entrepaño] / quiero una cocina
    integral moderna [Cocina integral, por metro lineal] / la silla tiene una pata floja [Reparar mueble] / piso
    de duela rechina / mueble de baño que se hincho con el agua`,
  Herrería: `
    protecciones para tres ventanas y una puerta [Protección para ventana] / el portón no abre, se salió de la
    guía [Reparar o ajustar zaguán] / barandal para escalera 5 metros [Barandal, por metro lineal] / soldar reja
    que se despegó [Soldar o reparar una pieza] / hacer zaguan nuevo de 3 metros [Puerta de herrería] / domo
    para el patio / mi puerta de fierro rechina y pesa mucho / pintar el barandal oxidado [Lijar y pintar
    herrería, por pieza] / estructura de fierro para tinaco`,
  Albañilería: `
    arreglar banqueta rota / colocar piso en sala y comedor 40 m2 [Colocar piso o azulejo, por m²] / se están
    cayendo los azulejos del baño [Colocar piso o azulejo, por m²] / tirar un muro de la cocina [Demoler muro,
    por m²] / hacer un baño nuevo en planta baja / grietas en la pared de la recámara [Resanar grieta o hueco] /
    aplanar una barda de 20 metros [Aplanar muro, por m²] / ampliar mi cocina / poner tablaroca en techo /
    retirar escombro de una obra [Retirar escombro, por viaje] / construir un cuarto de 4x4`,
  Impermeabilización: `
    gotera en la recamara cuando llueve fuerte [Reparar gotera] / impermeabilizar techo 80 m2 / se esta
    filtrando agua por la azotea / se mete el agua por el domo / quitar impermeabilizante viejo y poner uno
    nuevo / humedad en el techo de la sala / cotizacion de impermeabilizante prefabricado para 200 metros
    [Prefabricado con gravilla, por m²]`,
  'Impermeabilización o Albañilería': `
    la pared tiene salitre y se cae el yeso`,
  nadie: `
    buenas noches / necesito un abogado / quien vende tinacos / trabajo como jardinero desde hace 5 años /
    gracias por todo / busco novia / cuando abren / me cobraron de mas / se me poncho una llanta / ayuda con mi
    tarea de matematicas / soy plomero y quiero registrarme / corte de cabello a domicilio / quiero vender mi
    casa / llevar a mi perro al veterinario / necesito a alguien`,
};
