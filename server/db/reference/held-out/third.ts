/** Long, hurried and crooked ones, written after the second: 78.8 % right, 7.3 % taken for something else. */
export const THIRD: Readonly<Record<string, string>> = {
  Pintura: `
    mi casa tiene la pintura toda vieja y quiero que se vea nueva por afuera / quien pinte barato en el sur de la
    ciudad / me urge pintar un local antes del lunes son como 80 metros de muro [80 m²] / pintar cielo raso /
    quiero pintar mi porche y las columnas / mis paredes estan grises y quiero un color alegre`,
  Plomería: `
    se tapó el inodoro y ya le metí bomba y nada / cuando le jalo al baño se sale el agua por la coladera / la
    regadera no deja de gotear aunque la cierre / el agua caliente sale un ratito y luego fria / necesito cambiar
    el resumidero de la azotea por que esta tapado / conectar una lavadora nueva no hay toma de agua donde la
    quiero / poner un tinaco nuevo arriba de la casa / las llaves de la cocina gotean / quiero que revisen mi
    instalacion de gas antes de prender la estufa / se quemó la bomba del tinaco / fontanería / plom / tirar un
    cespol viejo y poner uno nuevo`,
  Electricidad: `
    los focos de mi casa se funden muy seguido / se escucha un zumbido en el medidor y parpadea todo / quiero mas
    enchufes en la cocina porque uso puras extensiones / ventilador de techo con lampara incluida [Instalar
    ventilador de techo] / me salió carisima la luz y no se por que / poner timbre inalambrico / cambiar chalupas
    / luces de navidad en la fachada / hay un cable pelado en el patio me da miedo por los niños / apagador doble`,
  'Ensamble de muebles': `
    compré un librero en costco y no lo puedo armar [Librero o mueble de TV] / armado de oficina 4 escritorios
    [Escritorio o comedor; x4] / armar cuna convertible [Cuna] / montaje de muebles de baño de ikea / me falta
    armar el closet que compre en linea [Clóset o ropero]`,
  'Instalación de electrodomésticos': `
    mi refri dejo de enfriar y se me va a echar a perder todo / la lavadora se queda con agua y no gira / empotrar
    parrilla en la cubierta nueva [Instalar parrilla empotrada] / me regalaron una tele de 75 y la quiero en la
    pared [Montar en muro más de 50 pulgadas] / cambiar mangueras de lavadora [Cambiar mangueras y revisar
    desagüe] / mover mi lavadora al segundo piso y conectarla / quiero poner un lavatrastes`,
  'Aire acondicionado': `
    hace muchisimo calor y el clima no sirve / mi mini avienta agua / instalar aire de 1 tonelada en chihuahua
    [Instalar minisplit de 1 tonelada; @Chihuahua] / minisplit no responde al control / cuanto cobran por quitar
    dos climas [Desinstalar minisplit; x2] / limpieza de aires acondicionados de oficina`,
  Mudanzas: `
    me estoy cambiando de departamento el proximo sabado son pocas cosas [sábado] / camion grande para mudanza a
    cancun / necesito llevar un colchon y una cama / quiero mover todo lo de mi oficina a otro edificio / flete
    chico urgente [hoy] / cajas y empaque para mudarme`,
  Limpieza: `
    ando buscando quien me ayude con el aseo los martes y viernes / recien terminaron la obra y quedo todo lleno
    de polvo / limpiar alfombra con manchas de vino / quitarle lo percudido a los sillones / limpieza de
    departamento vacio antes de mudarme / limpiar ventanales altos [Limpieza de ventanas y canceles]`,
  Jardinería: `
    mi jardin parece selva / plantar un limonero y dos naranjos / el arbol de la banqueta esta levantando el
    cemento y lo quiero quitar / dar forma a los arbustos / el pasto se esta poniendo amarillo / mantenimiento
    mensual de jardin en juriquilla / quitar enredadera`,
  Fumigación: `
    en la noche salen cucarachas por la coladera / me piquetean en la cama y no se que es / vi excremento de raton
    en la despensa / ay avispas haciendo su casita en la ventana / mi casa esta llena de moscas / quiero fumigar
    antes de meter mis muebles / alacranes chiquitos guerito`,
  Cerrajería: `
    me dejaron afuera y mi bebe esta adentro / la llave se atora y tengo que forzarla / quiero seguridad en mi
    puerta otra chapa / mi ex tiene llaves quiero cambiar todo / no encuentro la llave del candado / arreglo de
    chapas / cerradura trabada`,
  Tecnologia: `
    no tengo señal de wifi en el segundo piso / quiero ver mis camaras en el celular / mi impresora no la reconoce
    la computadora / pasar mis fotos del celular a la compu / poner internet en la bodega / que alguien me ayude a
    configurar el router nuevo [Configurar o mejorar la red WiFi] / computadora lentisima [Dar mantenimiento a
    computadora]`,
  Carpintería: `
    la puerta del baño se hincho con la humedad / se zafó la puerta del closet / quiero un mueble para mis zapatos
    a la medida / mi mesa esta coja / poner puertas de madera nuevas en 2 recamaras / arreglar cajones de la
    cocina / barniz para puerta de entrada [Barnizar o laquear puerta]`,
  Herrería: `
    cambiar un vidrio que rompieron con un balon / el porton pesa mucho y cuesta abrirlo / quiero una puerta de
    seguridad de metal [Puerta de herrería] / poner un techito de policarbonato en el patio / soldar el barandal
    que se aflojo / ventanas que no cierran de aluminio / proteccion para el balcon`,
  Albañilería: `
    mi barda se esta ladeando / quiero cambiar el piso del baño [Colocar piso o azulejo, por m²] / se me hizo un
    hoyo en la pared cuando quité el calentador / hacer un closet de tablaroca / presupuesto para construir
    segundo piso / la cochera esta toda cuarteada / aplanado fino en fachada [Aplanar muro, por m²]`,
  Impermeabilización: `
    cuando llueve se mete el agua por el domo / necesito impermeabilizar antes de las lluvias una casa de 2
    plantas / mi techo esta lleno de humedad y se cae el tirol / pintura impermeable para azotea / se filtra por
    la junta de la losa`,
  'Plomería o Impermeabilización': `mi pared esta mojada / sale agua de la pared / salitre y humedad en el baño`,
  'Plomería o Electricidad o Instalación de electrodomésticos': `no sirve el calentador electrico`,
  'Fumigación o Limpieza': `caca de paloma en el balcon`,
  nadie: `
    hazme un presupuesto / estoy aburrido / busco chamba de plomero no es cierto ando probando / ropa usada / como
    hacer un pay de limon / comprar un colchon / transporte escolar / reparar mi bicicleta / zapatero / vacunas
    para gato / llevar a mi mamá al doctor / depilacion laser / tramitar licencia / dieta / renta de sillas y
    mesas / brincolines / lente de contacto / cambio de pantalla iphone`,
};
