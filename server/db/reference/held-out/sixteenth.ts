/**
 * Written as older people, teenagers, landlords and people of the north and the south-east,
 * from the names of the catalogue alone. First measured: 78.2 % right, 6.9 % taken for something else.
 */
export const SIXTEENTH: Readonly<Record<string, string>> = {
  'Pintura o Limpieza o Albañilería': `
    señorita quisiera que me dejaran bonito el frente de mi casa, ya esta todo deslavado`,
  Pintura: `
    pintar 3 recámaras y pasillo, techos incluidos, cuanto me sale / quiero una pared verde oliva en mi cuarto
    bro / darle una mano de blanco a la cochera / pintar la barda perimetral de la fabrica, 200 metros / se cayó
    un pedazo de pintura del techo del baño / mi mamá quiere su casa amarilla otra vez / cotizacion pintura
    oficina 80m2 con material incluido [Con material]`,
  'Pintura o Albañilería': `
    los inquilinos dejaron las paredes llenas de hoyos de clavos y rayadas, quiero dejarlas como nuevas`,
  'Pintura o Herrería o Limpieza': `
    le hicieron un grafiti a mi porton`,
  Plomería: `
    el guater esta bien tapado y ya le eche de todo [Destapar WC] / joven, mi lavabito se anda tirando poco a
    poco [Reparar una fuga] / sale bien poquita agua en la regadera de arriba / no ha subido el agua en tres
    dias al tinaco y en la calle si hay / se escucha correr agua adentro de la pared en la noche [Reparar una
    fuga] / necesito quien me cambie el flotador de la cisterna / la tuberia del drenaje se rompio con las
    raices del arbol / el boiler hace bum cuando prende y me da miedo [Instalar o reparar boiler] / cada que
    llueve se me sale el agua por la coladera de la cochera [Destapar drenaje] / ocupo que me pongan una
    regadera nueva de esas grandotas / instalar dos lavabos en baño nuevo / mi hija tiro un monton de papel y se
    tapo / le di con el taladro a un tubo y sale agua a chorros, auxilio [Reparar una fuga] / el mingitorio del
    bar no deja de tirar agua / la manguera del gas de la estufa ya esta cuarteada / quiero pasar el boiler de
    lugar a la azotea [Instalar o reparar boiler] / me sale agua con tierra de todas las llaves / hay un charco
    abajo del fregadero cada mañana [Reparar una fuga] / el tanque del baño nunca se termina de llenar /
    cambiarle las llaves a la regadera que ya estan duras [Instalar o cambiar llave mezcladora] / lavar cisterna
    de 10 mil litros en un edificio [Lavar cisterna]`,
  Electricidad: `
    se fue la luz en mi depa pero en los demas hay / el foco del pasillo prende y apaga solito / al conectar la
    plancha trono el contacto y ya no sirve [Revisar y reparar un corto] / me da toques el refri cuando estoy
    descalza / quiero poner luces en el jardin para la boda de mi hija / instalar 12 lámparas led de panel en
    oficina [Instalar lámpara o plafón] / me llego el recibo de la luz de 9 mil pesos y somos dos / falta
    corriente en los contactos de la recamara / cambiar toda la instalación electrica de una casa de los 70s /
    poner un ventilador de techo con luz en el cuarto de mi niña [Instalar ventilador de techo] / no me jala el
    timbre / los apagadores de mi casa ya estan amarillos y quiero unos modernos [Instalar o cambiar contacto o
    apagador] / la pastilla principal se calienta mucho [Cambiar pastilla o interruptor] / quiero meter luz a un
    local que no tiene nada / bajarle a los apagones con un regulador o no break / mi negocio necesita mas
    carga, se bota todo cuando prendo el horno / conectar una bomba de agua a 220`,
  'Ensamble de muebles': `
    me acaba de llegar una recamara de liverpool en cajas / no soy bueno con las manualidades, quien me arma un
    librero de ikea [Librero o mueble de TV] / armar 6 sillas gamer para un cafe internet / se necesita
    ensamblar 10 escritorios en oficina nueva este lunes [Escritorio o comedor] / compre una casita de madera
    para niños y viene por partes / tengo un mueble para la pantalla todavia en su empaque [Librero o mueble de
    TV] / desarmar y volver a armar un ropero [Clóset o ropero] / armar asador de gas y unos camastros`,
  'Instalación de electrodomésticos': `
    mi lavadora da saltos cuando centrifuga / la estufa nueva no le queda al hueco, hay que empotrarla [Instalar
    parrilla empotrada] / colgarme la smart de 55 en la sala por fa [Montar en muro más de 50 pulgadas] / el
    refri no enfria abajo pero el congelador si / instalar lavavajillas bosch debajo de la tarja / subir la tele
    a la pared y que no se le vean los cables [Montar y ocultar cables] / el micro dejo de calentar / mi horno
    no agarra temperatura / la secadora hace un ruido como de fierros / conectar centro de lavado whirlpool a
    gas [Instalar centro de lavado] / cambiar las espreas de la estufa [Convertir de gas LP a natural] / el
    extractor de la cocina ya no jala el humo / poner cuatro pantallas en un bar / la lavadora se queda con el
    agua adentro [Cambiar mangueras y revisar desagüe]`,
  'Aire acondicionado': `
    fierro pariente, ocupo que me laven el mini, ya batalla pa enfriar [Mantenimiento de minisplit] / el aire de
    mi cuarto suena bien feo y luego se apaga [Diagnosticar una falla] / aqui en mexicali ya pega el calor y mi
    refrigeracion no enfria nada / tengo un minisplit nuevo en caja de 1 tonelada, quien lo instala [Instalar
    minisplit de 1 tonelada] / dejo de enfriar el clima de la oficina / poner 2 aires de 2 toneladas en un salon
    [Instalar minisplit de 1.5 a 2 toneladas] / el aparato del aire gotea encima de la cama [Diagnosticar una
    falla] / le falta gas al mini split [Recargar gas refrigerante] / quiten el aire de la recamara porque vamos
    a remodelar [Desinstalar minisplit] / revision de aires de todo un hotel`,
  Mudanzas: `
    ando buscando quien me lleve una sala que compre en marketplace [Flete en camioneta] / nos vamos a ir a
    vivir a playa del carmen y hay que llevar todo / ocupo 3 muchachos fuertes pa cargar un piano / me urge
    sacar todo del depa antes del dia ultimo / cambio de oficina, 15 escritorios y archiveros / llevar una
    lavadora de ecatepec a neza [Flete en camioneta] / mudanza chiquita, nomas una cama, tele y ropa / quien me
    haga el paro con una camioneta para unas cajas [Flete en camioneta]`,
  Limpieza: `
    busco una persona que haga el aseo de mi casa dos veces por semana / se me cayo vino tinto en el sillon
    blanco [Lavado de sala] / terminaron la remodelacion y quedo lleno de tierra y cemento [Limpieza después de
    obra, por recámara] / mi departamento es un asco, necesito que me lo dejen rechinando / limpiar un depa de
    airbnb cada que salga un huesped / los vidrios de mi balcon estan llenos de sarro [Limpieza de ventanas y
    canceles] / lavar 4 sillas del comedor que son de tela / el colchon de mi niño huele a pipi [Lavado de
    colchón] / quitarle la grasa a la campana y la estufa de un restaurante / ya no quiero trapear, quien me
    ayude en mi casa / sanitizar consultorio dental / quiero que me laven los tapetes / sacar el polvo de los
    libreros y persianas`,
  Jardinería: `
    el zacate ya me llega a la rodilla / mi jardinero se jubilo, busco otro / se me estan secando las plantas
    del balcon / recortar la bugambilia que ya tapo la ventana / tumbar un arbol que esta pegado a la barda /
    quiero pasto de ese que viene en rollo para mi patio [Colocar pasto, por 10 m²] / limpiar un lote que esta
    lleno de hierba y basura / mis limones tienen plaga [Fumigar plantas y pasto] / poner unos aspersores
    automaticos [Instalar riego, por zona] / llevarse un tronco que tumbo el viento`,
  'Jardinería o Albañilería': `
    las raices ya levantaron la banqueta`,
  Fumigación: `
    hay un buen de mosquitos en mi patio / se metieron abejas a mi boiler / vi una rata del tamaño de un gato en
    la cochera [Roedores] / mi perro agarro garrapatas y ya estan en toda la casa / mi ropa tiene hoyitos, creo
    que es polilla / salen arañas cafes detras de los cuadros [Alacranes y arañas] / fumigacion para bodega de
    granos / tengo cucarachas hasta en el cafe, vivo en depa [Cucarachas y hormigas, departamento] / me estan
    comiendo el marco de la puerta unos bichos [Termitas y polilla, por mueble o zona]`,
  Cerrajería: `
    azoto la puerta con el aire y me quede en pijama afuera [Abrir puerta sin dañar la chapa] / la chapa de la
    puerta principal se barrio [Instalar o cambiar chapa] / me robaron la bolsa con todo y llaves, necesito
    cambiar las combinaciones [Cambiar combinación] / mi llave entra pero no gira [Instalar o cambiar chapa] /
    poner chapa de esas con codigo para mi airbnb [Instalar cerradura digital] / mi abuelito se encerro en el
    baño y no puede abrir [Abrir puerta sin dañar la chapa] / quiero una cerradura mas segura porque se metieron
    a robar con el vecino [Instalar cerradura de seguridad] / se quedo el candado trabado en la cortina del
    negocio / necesito duplicado de la llave del vocho`,
  Tecnologia: `
    no agarra el internet en la planta alta [Configurar o mejorar la red WiFi] / se me murio la laptop y ahi
    tengo mi tesis / poner camaras afuera porque se roban los paquetes [Instalar cámara de seguridad] / mi papá
    no le entiende a su computadora nueva, que alguien se la deje lista / instalarme el office y un antivirus
    [Formatear e instalar programas] / que me conecten la impresora a todas las compus de la oficina / el
    interfon del edificio no se escucha / quiero controlar las luces con la voz [Configurar casa inteligente,
    por dispositivo] / pasar un cable de internet del modem al cuarto de arriba [Tender cable de red, por punto]
    / no se ve ninguna camara en el celular desde ayer`,
  Carpintería: `
    la puerta del baño ya no cierra porque se hincho con la humedad [Ajustar o cepillar puerta] / quiero un
    mueble a la medida para debajo de las escaleras / se vencio la repisa y se cayeron los libros [Reparar
    mueble] / hacer una mesa de parota para 8 personas / se le rompio una pata a la cama [Reparar mueble] /
    colgar unas repisas en el cuarto de lavado [Instalar repisa o entrepaño] / mi closet no tiene puertas,
    quisiera ponerle / lijar y barnizar el comedor de mi abuela / las puertas de la cocina integral estan
    chuecas`,
  'Carpintería o Albañilería': `
    poner piso laminado en 2 cuartos`,
  Herrería: `
    la puerta de la cochera se sale del riel [Reparar o ajustar zaguán] / hacer una escalera de caracol de metal
    / poner proteccion al balcon por mis gatos / mi reja esta toda oxidada y se cae a pedazos / un herrero que
    me haga un porton de 3x2.5 [Puerta de herrería] / se desoldo la bisagra del zaguan [Soldar o reparar una
    pieza] / techar mi patio con policarbonato / la ventana de aluminio no corre bien / le pegaron con el carro
    a mi porton y quedo doblado [Reparar o ajustar zaguán]`,
  Albañilería: `
    quiero abrir un hueco para una ventana / mi techo se esta desmoronando y se ve la varilla / pegar azulejo en
    dos baños [Colocar piso o azulejo, por m²] / hacer un segundo piso a mi casa / la banqueta frente a mi casa
    esta toda rota / se hundio el piso de la cochera / quitar el tapiz de azulejo viejo y poner nuevo [Colocar
    piso o azulejo, por m²] / necesito maistro de obra y dos peones para un mes / llevarse costales de escombro
    [Retirar escombro, por viaje] / hacer un asador de ladrillo en la terraza / se me cayo un pedazo de yeso del
    techo`,
  Impermeabilización: `
    tengo cubetas por toda la sala cuando llueve [Reparar gotera] / el domo del baño escurre cada que cae un
    aguacero / ponerle rojo al techo para que no se pase el agua / se esta soplando el impermeabilizante de hace
    dos años / mi azotea se encharca y abajo ya se ve la mancha / sellar unas rajaditas del techo [Sellar
    grietas, por metro lineal] / impermeabilización de nave industrial 1000 m2`,
  'Impermeabilización o Limpieza o Pintura': `
    hay hongo en la pared del closet`,
  nadie: `
    buen dia / quisiera informacion / alguien que sepa de todo un poco / compro chatarra y fierro viejo / se
    renta departamento en la narvarte / soy albañil y ando buscando chamba / trabajo de lo que sea / clases de
    guitarra / mi perro no quiere comer / tramitar mi pasaporte / aprende a reparar celulares / cuanto gana un
    plomero / quiero poner una queja / como funciona esta pagina / me duele la muela / hago trabajos de plomeria
    y electricidad / arreglar mi carro que no prende`,
};
