/**
 * Whole sentences by somebody who has seen neither the code nor the words, of one work mostly, some of two or of none; first
 * measured: 94.7 % right, 2.0 % wrong.
 */
export const TENTH: Readonly<Record<string, string>> = {
  Plomería: `
    se me tapo el baño y se esta saliendo el agua urge / la llave de la cosina gotea todo el dia / necesito un plomero pa hoy en
    la tarde en la narvarte / no sube agua al tinaco / labavo tapado / destapar drenaje huele bien feo el patio / la tasa del
    baño no deja de tirar agua ya le movi al flotador y nada, me llego carisimo el recibo / se rompio un tubo en la cochera esta
    saliendo un chorro y no se donde se cierra / cambiar mezcladora regadera / la coladera se regresa el agua cada q lavo /
    instalar tinaco de 1100 lts en azotea / canbiar el sapito del wc / el vecino de abajo dice que le estoy mojando su techo
    creo q es mi regadera`,
  'Plomería o Instalación de electrodomésticos': `
    el calentador de gas se apaga solo cuando me estoy bañando / huele a gas en la cosina no se si es la manguera o el tanque`,
  'Plomería o Electricidad': `
    la bomba del agua hace ruido pero no saca nada / plomero y electricista para revisar casa q acabo de comprar`,
  Electricidad: `
    no hay luz en media casa / se boto la pastilla y ya no sube / hubo un corto en el contacto de la sala y olia a quemado /
    poner 3 lamparas / los focos parpadean desde que llovio antier, a veces se van y regresan solos / quiero poner unos enchufes
    nuevos en mi cuarto como 4 / apagador no sirve / cfe me dijo q tengo que cambiar la base del medidor y la mufa cuanto sale /
    cada que prendo el micro se va la luz / cambiar centro de carga monterrey zona cumbres / se quemaron los fusibles urgente
    tengo un bebe y no tenemos luz desde anoche`,
  'Electricidad o Instalación de electrodomésticos': `
    instalar ventilador de techo en recamara`,
  'Electricidad o Plomería': `
    me da toques la regadera electrica / no sirve un contacto y la taza del baño se esta tirando`,
  Limpieza: `
    una señora que me ayude con el aseo 2 veces x semana / lavar sala y colchon q mi perro se hizo pipi / limpiar depa que voy a
    entregar el viernes, 2 recamaras 1 baño / limpiesa profunda cosina y vaños / necesito alguien q limpie mi oficina los
    sabados en la del valle / tuvimos fiesta y la casa quedo echa un asco, ocupo ayuda mañana temprano / limpieza fina despues
    de obra casa de 180 metros / lavar los vidrios de afuera son 3 pisos / muchacha q trapee lave trastes y planche`,
  'Limpieza o Plomería': `
    labar tinaco y sisterna`,
  Pintura: `
    pintar mi cuarto / ocupo pintor para una fachada en hermosillo / quiero cambiar de color la sala y el comedor son como 60
    metros yo pongo la pintura / mi hijo rayo toda la pared con plumon y no sale quiero que quede blanca otra ves / pintada de
    depa 2 rec antes del 15 / cuanto cobran el metro x pintar por fuera con vinilica`,
  'Pintura o Albañilería o Impermeabilización': `
    se esta descarapelando la pared por el salitre`,
  'Pintura o Herrería': `
    pintar barandal de negro`,
  'Pintura o Albañilería': `
    resanar ollos de clavos y pintar encima`,
  'Carpintería o Pintura': `
    barnisar puerta de madera de la entrada`,
  'Ensamble de muebles': `
    armar un closet de ikea / compre un escritorio en mercado libre y no le entiendo al instructivo / armar litera / ensamblar 2
    buros y una cama de coppel el sabado / me llego el ropero en cajas y mi marido nomas no pudo armarlo jaja`,
  'Instalación de electrodomésticos o Plomería': `
    instalar lavadora nueva / lavavajillas bosch no desagua`,
  'Instalación de electrodomésticos': `
    la labadora no esprime y se queda llena de agua / secadora ya no calienta / el orno de microondas echa chispas`,
  'Instalación de electrodomésticos o Electricidad': `
    poner campana extractora`,
  'Aire acondicionado': `
    el mini split tira agua adentro del cuarto / instalar minisplit 1 ton inverter en culiacan / mantenimiento clima / el aire
    hecha caliente ya nos andamos asando / recargar gas al aire acondisionado / quitar clima de un cuarto y pasarlo a otro`,
  Mudanzas: `
    mudansa de ecatepec a queretaro / flete para un refri y una sala / me cambio de depa el 30 ocupo camioneta y 2 chalanes /
    subir un sillon al 4to piso no cabe por la escalera / llevar una lavadora a casa de mi mama en toluca`,
  'Mudanzas o Limpieza': `
    que se lleven muebles viejos y tiliches del patio`,
  Jardinería: `
    cortar pasto / podar un arbol que ya esta tocando los cables de la luz / el sacate del patio ya esta bien alto como de un
    metro / jardinero cada 15 dias zapopan / poner pasto sintetico`,
  'Jardinería o Fumigación': `
    se me estan secando los limones tienen una plaga blanca`,
  Fumigación: `
    hay ratas en la cosina y tengo niños chikitos / chinches en la cama urge!! / panal de abejas en el arbol de enfrente / salen
    un monton de ormigas y alacranes casa de una planta en durango`,
  'Fumigación o Carpintería': `
    termitas en los marcos de las puertas`,
  Cerrajería: `
    cambiar chapa puerta principal / se quebro la llave adentro de la chapa / perdi mis llabes y ocupo entrar ya estoy en la
    calle con mis niños / duplicado de yave de seguridad / abrir caja fuerte q olvide la clave`,
  Tecnologia: `
    no me llega el wifi al cuarto de arriba / poner 4 camaras afuera de la casa / mi compu esta bien lenta y se traba / la
    laptop de mi hija no prende y tiene clases el lunes / configurar impresora epson q no agarra el internet`,
  'Tecnologia o Instalación de electrodomésticos': `
    colgar tele de 65 en la pared`,
  'Tecnologia o Electricidad': `
    el interfon no se oye`,
  Carpintería: `
    puerta de madera se incho y no cierra / hacer closet a la medida / reparar silla del comedor se le kebro una pata /
    presupuesto cosina integral`,
  'Carpintería o Ensamble de muebles': `
    se callo la puerta de la alacena las bisagras ya no agarran`,
  Herrería: `
    se desoldo el porton de la bisagra y no puedo sacar el carro / el cancel del baño se salio del riel / ventana de aluminio no
    corre / los niños rompieron el vidrio de la ventana con el balon`,
  'Herrería o Albañilería': `
    hacer un techito de lamina para el carro / soldar la reja y q me pongan unos escalones de cemento`,
  Albañilería: `
    poner piso 20 metros / se callo un pedazo de aplanado de la pared / grieta grande en el muro despues del temblor me da miedo
    / tirar un muro para hacer mas grande la cosina / albañil pa echar un firme d cemento / se despegaron los asulejos del baño`,
  'Impermeabilización o Albañilería': `
    se mete el agua cuando llueve`,
  Impermeabilización: `
    gotera en el techo de la sala / impermiabilizar azotea 80 m / ya puse impermeabilizante el año pasado y otra vez se esta
    trasminando el techo del cuarto / mancha de humedad en el techo de mi recamara arriba esta la azotea / se yueve mi casa vivo
    hasta arriba del edificio me cae agua en la cama urge`,
  'Pintura o Plomería': `
    pintar la sala y arreglar una fuga del lavabo`,
  'Jardinería o Limpieza': `
    cortar el pasto y tambien limpiar la casa el domingo`,
  'Mudanzas o Ensamble de muebles': `
    me mudo el sabado y ocupo que despues me armen los muebles`,
  'Cerrajería o Tecnologia': `
    cambiar la chapa y poner unas camaras porque se metieron a robar`,
  'Impermeabilización o Pintura': `
    impermeabilizar techo y pintar fachada`,
  'Fumigación o Limpieza': `
    fumigar y limpieza general del depa q voy a rentar en la roma`,
  'Aire acondicionado o Instalación de electrodomésticos': `
    mantenimiento al minisplit y de paso checar xq el refri hace hielo`,
  'Carpintería o Electricidad': `
    arreglar cajon de la cocina y poner un foco afuera`,
  'Albañilería o Plomería': `
    quiero remodelar el baño piso nuevo, cambiar la tuberia vieja y taza, en puebla como en cuanto sale`,
  nadie: `
    hola / busco chamba de ayudante general / mi carro no arranca ando en periferico / cambiar pantalla de iphone 11 / me duele
    una muela / soy pintor con 10 años de experiencia como me registro / quiero un taquero para una fiesta de 50 personas / uñas
    acrilicas a domicilio / pasear a mi perro por las mañanas / se le poncho una llanta a mi moto`,
};
