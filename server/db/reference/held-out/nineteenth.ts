/**
 * Written with more that asks for nobody,
 * from the names of the catalogue alone. First measured: 88.3 % right, 5.9 % taken for something else.
 */
export const NINETEENTH: Readonly<Record<string, string>> = {
  Pintura: `
    se ampollo la pintura de la entrada / quiero un tono gris claro en mi sala y comedor / necesito que le den
    dos manos a mi departamento / pintura de un cubo de escaleras de edificio / mi barda tiene rayones de los
    vagos / me pueden pintar un muro de 3x2 / pintar el interior de una casa vacia antes de rentarla`,
  'Pintura o Carpintería': `
    pintar marcos y puertas de blanco`,
  'Pintura o Albañilería': `
    deseo cambiar la apariencia de la fachada de mi casa / emparejar y pintar el techo de tirol`,
  Plomería: `
    fijese que mi escusado no para de llenarse / la tarja esta tapada desde ayer [Destapar lavabo, tarja o
    regadera] / oiga y arreglan calentadores? el mio no da agua caliente [Instalar o reparar boiler] / ando
    batallando con la llave de la cocina, no cierra / tirar el wc viejo y poner uno nuevo [Instalar o cambiar
    WC] / huele a drenaje en el cuarto de servicio / la bomba del hidroneumatico prende a cada rato / cambiar el
    regulador del gas / en el medidor de afuera se esta tirando agua [Reparar una fuga] / meter tuberia de agua
    caliente al lavabo / tengo una fuga en el baño de arriba y ya se mancho el plafon [Reparar una fuga] / las
    regaderas del gimnasio no sacan presion / cespol y contra nuevos para lavabo / se me callo el celular en la
    taza [Destapar WC] / limpieza de cisterna en casa habitacion [Lavar cisterna] / no se vacia la tina /
    instalar filtro purificador bajo la tarja / reparacion de boiler bosch [Instalar o reparar boiler]`,
  'Plomería o Instalación de electrodomésticos': `
    revienta el tubo de la lavadora cada rato / instalacion de boiler y lavadora`,
  Electricidad: `
    mi casa se quedo a oscuras / se prende y se apaga la luz sola del comedor / hacer instalación electrica de
    un cuarto nuevo / el contacto de la lavadora esta flojo [Instalar o cambiar contacto o apagador] / mover un
    apagador de pared [Instalar o cambiar contacto o apagador] / me urge un eletrisista / colocar lamparas en mi
    terraza [Instalar lámpara o plafón] / cuando llueve se bota la pastilla de la luz [Cambiar pastilla o
    interruptor] / poner luz led en las repisas / las lamparas del pasillo parpadean / instalar ventilador que
    compre en sodimac [Instalar ventilador de techo] / arreglar el timbre de la casa de mi mama / necesito un
    contacto trifasico para una maquina / cambiar interruptor termico [Cambiar pastilla o interruptor] / los
    cables del medidor estan pelones`,
  'Electricidad o Plomería': `
    se me quemo el motor de la cisterna`,
  'Ensamble de muebles': `
    quien arma muebles en caja / armarme un comedor con 4 sillas de walmart [Escritorio o comedor] / ensamblar
    cajonera de 6 cajones / me mandaron un sofa cama desarmado / no entiendo las instrucciones de mi librero
    nuevo [Librero o mueble de TV] / armado de 4 lockers para vestidor de empleados / tengo que armar una litera
    para mis gemelos [Cama o litera]`,
  'Instalación de electrodomésticos': `
    el refri se descongelo solo, no enfria nada / necesito que me cuelguen dos televisiones / mi estufa no
    prende de un quemador / checar lavadora whirlpool que no avanza el ciclo / poner en la pared una tele de 50
    pulgadas [Montar en muro hasta 50 pulgadas] / quiero cambiar mi estufa de piso por una parrilla empotrada
    [Instalar parrilla empotrada] / la puerta del horno no cierra / arreglar secadora que no seca la ropa /
    instalar un refrigerador que va metido en el mueble de cocina [Instalar empotrado] / conectar lavavajillas
    nuevo / cambiar las mangueras de mi lavadora [Cambiar mangueras y revisar desagüe] / reparan cafeteras?`,
  'Aire acondicionado': `
    el clima de la recamara avienta agua [Diagnosticar una falla] / ya toca servicio de los minisplits
    [Mantenimiento de minisplit] / que me quiten un clima y lo pongan en otro cuarto / instalar aire
    acondicionado de 1 tonelada en cuarto de 3x3 [Instalar minisplit de 1 tonelada] / aire acondicionado no
    responde al control / mi clima hace hielo en la tuberia [Diagnosticar una falla] / echarle gas a dos climas
    [Recargar gas refrigerante] / se quemo la tarjeta del minisplit / quisiera calefaccion para mi casa`,
  Mudanzas: `
    me voy a vivir a otra ciudad y necesito mover mis muebles / transporte de refri y estufa a otra colonia /
    mover una caja fuerte pesada / subir un ropero a segundo piso / cuanto cuesta un flete de tlalpan a coyoacan
    [Flete en camioneta] / cambio de casa en monterrey 3 recamaras [Mudanza de 3 recámaras o más] / vinieron a
    recoger y no cupo todo, ocupo otra camioneta / envolver y empacar cosas fragiles [Empaque de una recámara]`,
  Limpieza: `
    que venga alguien a hacer limpieza profunda a mi casa / limpieza de muebles de sala a domicilio [Lavado de
    sala] / mi cocina esta llena de grasa / aseo general de departamento / lavar las ventanas por fuera de un
    segundo piso [Limpieza de ventanas y canceles] / se inundo mi casa y quedo puro lodo / necesito quien me
    planche 3 docenas de ropa / dejar limpia una casa para entregarla / alguien que barra y trapee el edificio /
    lavado de tapetes y cortinas / limpieza de oficina de 9 a 2`,
  Jardinería: `
    podar los rosales y cortar el pasto / mi arbol de limon esta enfermo [Fumigar plantas y pasto] / necesito
    cortar unas ramas muy altas [Podar un árbol] / sembrar pasto nuevo 50 metros [Colocar pasto, por 10 m²] /
    jardinero para casa de fin de semana en cuernavaca / quitar maleza de mi patio trasero / poner plantas en mi
    terraza / el riego automatico no prende [Instalar riego, por zona] / arreglo de areas verdes de un
    condominio / cortar arbol que se va a caer [Podar un árbol]`,
  Fumigación: `
    mi cocina tiene cucarachas chiquitas [Cucarachas y hormigas, casa] / me dan miedo las arañas, hay muchas en
    el garage [Alacranes y arañas] / servicio de fumigacion mensual / los ratones se comieron los cables del
    carro [Roedores] / hay hormigas en toda mi recamara / se metio una vibora a mi casa / termita en vigas del
    techo [Termitas y polilla, por mueble o zona] / picaduras de chinche en mis hijos [Chinches, por recámara] /
    zancudos que no nos dejan dormir`,
  Cerrajería: `
    necesito abrir mi casa, deje las llaves adentro [Abrir puerta sin dañar la chapa] / la chapa ya no sirve,
    hay que cambiarla [Instalar o cambiar chapa] / cerradura de huella para departamento [Instalar cerradura
    digital] / mi hijo quebro la llave en el cerrojo / me entraron a robar y quiero cambiar cerraduras [Instalar
    o cambiar chapa] / duplicar llaves de mi casa [Duplicar llave a domicilio] / abrir escritorio sin llave / no
    puedo abrir la puerta de mi recamara [Abrir puerta sin dañar la chapa] / la chapa del zaguan esta muy dura`,
  Tecnologia: `
    el wifi no llega al patio de atras [Configurar o mejorar la red WiFi] / mi pantalla no se conecta al wifi /
    mi compu se calienta y se apaga [Dar mantenimiento a computadora] / camara para cuidar a mi bebe [Instalar
    cámara de seguridad] / quiero pasar internet de una casa a otra / ponerle contraseña al modem / revisar el
    circuito cerrado de la tienda / instalar alexa en mi casa [Configurar casa inteligente, por dispositivo] /
    respaldar informacion de mi laptop vieja / instalar interfon en edificio de 6 departamentos [Instalar
    videoportero o timbre inteligente]`,
  Carpintería: `
    la puerta de mi cuarto se atora abajo [Ajustar o cepillar puerta] / hacer muebles para mi cocina [Cocina
    integral, por metro lineal] / se zafo la puerta de la alacena / quiero cuatro puertas de tambor instaladas
    [Instalar puerta] / cambiar jaladeras y bisagras de la cocina / carpintero para hacer closets en dos
    recamaras [Clóset a la medida, por metro lineal] / mi sillon se rompio de la madera / pulir y barnizar piso
    de madera / repisa de madera para el baño [Instalar repisa o entrepaño]`,
  Herrería: `
    mi porton de la cochera ya no quiere abrir [Reparar o ajustar zaguán] / cotizacion para herreria de ventanas
    y puertas / soldar un barandal que se aflojo [Soldar o reparar una pieza] / ventana de aluminio de 1.20 x
    1.50 / hacer un techo de lamina para mi taller / se cayo la reja del patio / pintar y lijar el zaguan [Lijar
    y pintar herrería, por pieza] / necesito un cancel para el baño / puerta de fierro con chapa para azotea
    [Puerta de herrería]`,
  Albañilería: `
    construccion de un cuarto en el patio / se esta cayendo el aplanado de la fachada [Aplanar muro, por m²] /
    piso nuevo para toda la casa [Colocar piso o azulejo, por m²] / abrir una puerta en la pared / hacer una
    barda de block de 15 metros [Levantar muro, por m²] / demoler un cuarto viejo [Demoler muro, por m²] /
    rellenar hoyos del patio / instalar plafon de tablaroca / poner boquilla a los azulejos / remodelar un baño
    completo`,
  'Albañilería o Impermeabilización': `
    tengo cuarteaduras en el techo de mi cuarto`,
  Impermeabilización: `
    me cae agua del techo cada que llueve [Reparar gotera] / garantia de impermeabilizacion, mi azotea mide 60
    metros / se filtra la humedad por la pared del vecino [Impermeabilizar muro, por m²] / aplicar
    impermeabilizante en techo de lamina / mi losa tiene grietas y pasa el agua [Sellar grietas, por metro
    lineal] / gotea mi tragaluz / cuarto con humedad y hongos`,
  nadie: `
    muy buenas / tienen trabajo para albañiles / necesito comprar pintura / no puedo entrar a mi cuenta / cuanto
    tarda en llegar el profesional / ofrezco servicio de limpieza / busco un contador / quiero rentar una casa /
    mi hijo tiene fiebre / dar clases de regularizacion / pedi un plomero y nunca llego / flores a domicilio /
    cambiar el aceite de la camioneta / asdasd`,
};
