/**
 * Written by the regions, with what is told around a trouble, and things of no trade,
 * from the names of the catalogue alone. First measured: 85.4 % right, 3.0 % taken for something else.
 */
export const FIFTEENTH: Readonly<Record<string, string>> = {
  Pintura: `
    quiero que mi sala se vea mas grande y luminosa, pense en un blanco / mi hijo rayo toda la pared con crayola
    y ya no se quita / presupuesto para pintar depa de 60 metros yo pongo la pintura [Sin material] / los muros
    de la recamara se estan descarapelando / pintar fachada de casa 2 pisos color hueso con todo y material [Con
    material] / quisiera ponerle otro color al cuarto del bebe / pintor pa un localito de 4x5 / vinilica o
    esmalte para el pasillo, ke me recomiendan / se mancho el techo de humo y kiero ke kede blanco otra vez /
    poner papel tapiz en una pared / repintar las franjas del estacionamiento del edificio / el dueño me pide
    entregar el departamento pintado`,
  Plomería: `
    huele a caño en toda la casa / el vecino de abajo dice que le gotea de mi baño [Reparar una fuga] / no baja
    el agua del escusado [Destapar WC] / la taza se mueve y se sale el agua por abajo / no sale agua caliente y
    el calentador si prende [Instalar o reparar boiler] / se esta tirando el agua del tinaco toda la noche / el
    monomando de la tarja quedo flojo y chorrea / se fue un juguete por la tasa y ya no pasa nada [Destapar WC]
    / me urje alguien se revento un tubo y hay agua por todos lados [Reparar una fuga] / la bomba no sube el
    agua al tinaco / mi recibo de agua llego altisimo y no se por donde se va el agua [Reparar una fuga] / la
    regadera nomas saca un hilito / el fregadero se regresa el agua sucia [Destapar lavabo, tarja o regadera] /
    cambiar el empaque de la llave del patio / lavar 2 tinacos y la cisterna / el sistena tiene lodo hay que
    limpiarlo [Lavar cisterna] / cespol roto debajo del lavabo / instalar boiler de paso rinnai [Instalar o
    reparar boiler] / se ollo un tronido y ahora el patio esta inundado por la coladera / cambiar 2 sanitarios
    por unos helvex [Instalar o cambiar WC]`,
  Electricidad: `
    se va la luz nomas en la cocina / huele a quemado el enchufe donde conecto la secadora / cada que prendo el
    microondas se bota la pastilla / kiero poner 6 spots en el plafon de la sala [Instalar lámpara o plafón] /
    colgar un candil en el comedor [Instalar lámpara o plafón] / el abanico del techo hace ruido y gira bien
    lento / no tengo corriente en media casa, me urge hoy / el switch del baño da toques / sacar una linea nueva
    de 220 para el horno [Cablear un circuito nuevo] / cambiar 8 contactos viejitos [Instalar o cambiar contacto
    o apagador] / los focos parpadean cuando llueve / mi medidor marca mucho consumo quiero que revisen la
    instalación / necesito un lus en el patio con sensor de movimiento / instalar cargador para auto electrico
    en cochera / el tablero ya es de los viejos de fusibles, quiero cambiarlo [Instalar centro de carga] / poner
    arbotantes a los lados del espejo`,
  'Ensamble de muebles': `
    compre un ropero de coppel y no le entiendo al instructivo [Clóset o ropero] / armar cuna para mi nieta que
    nace la proxima semana [Cuna] / llego mi escritorio en l de amazon, quien lo arma [Escritorio o comedor] /
    tengo 2 burós y una cómoda en su caja sin armar / armado de litera matrimonial [Cama o litera] / muebles de
    ikea por armar / el rack de la tele viene en piezas [Librero o mueble de TV] / montar 3 anaqueles metalicos
    en bodega`,
  'Instalación de electrodomésticos': `
    colgar pantalla de 65 en pared de tablaroca [Montar en muro más de 50 pulgadas] / me entregaron la labadora
    y no se como conectarla / poner una tele de 43 pulgadas en la recamara [Montar en muro hasta 50 pulgadas] /
    mi cocina es nueva y necesito que instalen la campana [Instalar campana] / pasar mi estufa de tanque a gas
    natural [Convertir de gas LP a natural] / conectar refri samsung con despachador de agua a la toma [Conectar
    toma de agua y hielo] / instalar soundbar abajo de la tv [Instalar barra de sonido] / poner la secadora
    arriba de la lavadora en torre / el refri abre para el lado equivocado [Cambiar el sentido de las puertas] /
    instalacion de parrilla de induccion en cubierta de granito [Instalar parrilla empotrada] / la manguera de
    la lavadora se botó y moja todo el cuarto de lavado / mi secadora ya no calienta`,
  'Aire acondicionado': `
    el clima tira agua adentro del cuarto / mi mini split ya no enfria igual que antes / el aire avienta puro
    aire caliente / me voy a cambiar de casa y quiero quitar el clima [Desinstalar minisplit] / servicio
    completo a 3 minisplits antes de que llegue el calor en hermosillo [Mantenimiento de minisplit] / poner
    clima de tonelada y media en el cuarto [Instalar minisplit de 1.5 a 2 toneladas] / el aire huele a humedad
    cuando lo prendes / el control del clima prende pero la turbina no gira / cargarle gas al aire [Recargar gas
    refrigerante] / mirage inverter marca error e6 [Diagnosticar una falla]`,
  Mudanzas: `
    llevar un refrigerador de una colonia a otra [Flete en camioneta] / me cambio el sabado a un depa en
    queretaro, son como dos cuartos [Mudanza de 2 recámaras] / quien tenga una troca para mover unos muebles
    [Flete en camioneta] / necesito dos chalanes para bajar cosas del tercer piso / flete de ikea a mi casa
    [Flete en camioneta] / me corrieron del departamento y tengo que sacar mis cosas ya / mover un piano a otra
    casa / mandar mis cosas a leon desde la cdmx / embalar vajilla y cuadros antes de cambiarnos`,
  Limpieza: `
    necesito una señora que venga los martes a hacer quehacer / dejaron la casa hecha un desastre despues de una
    fiesta / los albañiles dejaron polvo por todos lados [Limpieza después de obra, por recámara] / el sillon
    huele a pipi de perro [Lavado de sala] / lavar el colchon king de mi mama [Lavado de colchón] / limpiar
    vidrios de un local de dos pisos [Limpieza de ventanas y canceles] / limpieza de un airbnb entre huespedes /
    tallar y dejar como nueva una cocina llena de cochambre / lavado de alfombra de oficina / muchacha para aseo
    medio dia [Limpieza de casa, media jornada]`,
  Jardinería: `
    mi pasto esta todo amarillo / el arbol del vecino se mete a mi patio y tira hojas [Podar un árbol] / cortar
    el zacate de un terreno baldio / una palmera ya esta muy alta y me da miedo que se caiga / poner pasto en
    rollo 30 m2 [Colocar pasto, por 10 m²] / los rosales tienen bichitos blancos [Fumigar plantas y pasto] /
    quiero que las plantas se rieguen solas [Instalar riego, por zona] / llevarse unas ramas que cortamos
    [Retirar ramas y escombro verde] / chapear el monte de mi solar en merida / diseño de jardin con suculentas`,
  Fumigación: `
    en la noche salen muchas cucas en la cocina / amaneci con ronchas y creo que es el colchon [Chinches, por
    recámara] / se escucha que algo rasca en el plafon [Roedores] / hay comejen en las puertas [Termitas y
    polilla, por mueble o zona] / le salio polvito a mi mesa de madera, como que se la comen [Termitas y
    polilla, por mueble o zona] / vi un alacran en la recamara de los niños [Alacranes y arañas] / una plaga de
    hormigas rojas se metio a la despensa / panal de abejas en el balcon / fumigar restaurante con certificado /
    hay un raton atras de la estufa [Roedores]`,
  Cerrajería: `
    me quede afuera y las llaves estan adentro / se me rompio la llave dentro de la chapa / perdi mis llaves y
    quiero que ya no sirvan las de antes [Cambiar combinación] / puerta de carro cerrada con llaves adentro /
    ponerle cerrojo extra a la puerta principal [Instalar cerradura de seguridad] / quiero abrir mi puerta con
    huella [Instalar cerradura digital] / la llave da vueltas y no abre / sacar 4 copias de llave de seguridad /
    mi ex tiene llaves y quiero cambiar todo / abrir una caja fuerte que no recuerdo la clave`,
  Tecnologia: `
    el internet no llega hasta mi cuarto / mi lap esta bien lenta [Dar mantenimiento a computadora] / quiero ver
    mi negocio desde el cel [Instalar cámara de seguridad] / mi compu tiene virus, hay que borrarle todo
    [Formatear e instalar programas] / poner 4 camaras hikvision en bodega [Instalar cámara de seguridad] / no
    imprime por wifi / timbre con camara [Instalar videoportero o timbre inteligente] / jalar cable de red a 3
    oficinas [Tender cable de red, por punto] / que alexa me prenda las luces [Configurar casa inteligente, por
    dispositivo] / se apaga sola la computadora / el modem de telmex parpadea en rojo`,
  Carpintería: `
    la puerta de la recamara raspa con el piso [Ajustar o cepillar puerta] / el cajon de la comoda se salio y ya
    no cierra [Reparar mueble] / la puerta del closet se descarrilo / quiero mandar hacer un closet de piso a
    techo [Clóset a la medida, por metro lineal] / puerta de tambor para el baño [Instalar puerta] / la bisagra
    de la alacena se vencio / tres repisas flotantes para libros [Instalar repisa o entrepaño] / la mesa del
    comedor esta coja [Reparar mueble] / cocina nueva con barra desayunador [Cocina integral, por metro lineal]
    / barnizar puerta de entrada que le pega el sol [Barnizar o laquear puerta]`,
  Herrería: `
    el porton se atoro y no corre [Reparar o ajustar zaguán] / poner rejas a 3 ventanas de la planta baja
    [Protección para ventana] / soldar la pata de una silla de fierro [Soldar o reparar una pieza] / un
    pasamanos para la escalera de mi abuelita [Barandal, por metro lineal] / el zaguan se esta pudriendo de
    abajo / hacer una puerta de fierro para el patio [Puerta de herrería] / techo de lamina con estructura para
    la cochera / quitar el oxido del barandal y pintarlo [Lijar y pintar herrería, por pieza] / automatizar
    porton electrico`,
  Albañilería: `
    echar piso en el patio 5x4 / se levanto la loseta de la cocina [Colocar piso o azulejo, por m²] / tumbar una
    pared para juntar sala y comedor [Demoler muro, por m²] / hay una cuarteadura en la pared despues del
    temblor [Resanar grieta o hueco] / hacer un cuartito en la azotea / sacar cascajo, como dos camionetas
    [Retirar escombro, por viaje] / enjarrar un cuarto por dentro [Aplanar muro, por m²] / poner azulejo en
    regadera / tablaroca para dividir un cuarto / levantar barda de 10 metros por 2 de alto [Levantar muro, por
    m²] / se hizo un hoyo en la pared donde pego la puerta [Resanar grieta o hueco]`,
  Impermeabilización: `
    cuando llueve se mete el agua por el techo / ya me toca echarle impermeabilizante a la loza / filtraciones
    en la azotea / gotea la losa del cuarto [Reparar gotera] / impermeabilizar 120 metros con garantia de 5 años
    [Acrílico 5 años, por m²] / la pared que da a la calle suda agua [Impermeabilizar muro, por m²] / tapar una
    rajada en la azotea [Sellar grietas, por metro lineal]`,
  'Impermeabilización o Pintura o Albañilería o Plomería': `
    se inflo la pintura de la pared por humedad`,
  nadie: `
    hola buenas tardes / busco empleo de albañil / vendo refri seminuevo / cuanto cobran / quiero hablar con
    alguien / soy electricista con 10 años de experiencia / clases de ingles para niños / necesito un dentista /
    cambio de aceite a mi carro / pizza a domicilio / donde estan ubicados / quiero cancelar mi pedido / rento
    cuarto amueblado / veterinario a domicilio / gracias / jajaja / necesito ayuda con algo en mi casa`,
};
