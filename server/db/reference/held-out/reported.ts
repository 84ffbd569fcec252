/**
 * What outsiders found understood wrongly, with others of the same cause, by what must come of it: a trade is taken
 * without asking, of «¿A, B?» all are offered, «ajeno» is done elsewhere and offers nothing. In brackets the option, or
 * that there is none, and how many; without a number, none is taken.
 */
export const REPORTED: Readonly<Record<string, string>> = {
  Cerrajería: `
    abrir carro, llaves adentro [ninguna] / cambiar 3 chapas y hacer 5 copias de llaves [ninguna]
    / cambiar combinacion de 2 chapas [Cambiar combinación; x2] / cambiar chapa de 3 puertas [Instalar o cambiar chapa; x3]
    / vivo en el depa 302, cambiar la chapa [Instalar o cambiar chapa] / depa 302 cambiar chapas [Instalar o cambiar
    chapa] / cambiar 3 chapas, casa 14 [Instalar o cambiar chapa; x3] / copia de 3 llaves [Duplicar llave a domicilio;
    x3] / llave del coche perdida [ninguna] / perdí la llave del carro [ninguna] / se quebró la llave en la chapa
    [Abrir puerta sin dañar la chapa] / se rompió la llave dentro de la cerradura [Abrir puerta sin dañar la chapa] /
    se me atoró la llave en la chapa [Abrir puerta sin dañar la chapa] / se quedó media llave adentro de la chapa
    [Abrir puerta sin dañar la chapa] / copia de llave de carro [ninguna]`,
  Plomería: `
    fuga de gas en la estufa [Reparar una fuga] / huele mucho a gas [Reparar una fuga] / la estufa huele a gas [Reparar una fuga] / olor a gas en la
    cocina [Reparar una fuga] / se sale el gas de la estufa [Reparar una fuga] / hay fuga de gas en la secadora [Reparar una fuga]
    / fuga de gas en el boiler [Reparar una fuga] / la estufa tira gas [Reparar una fuga] /
    plomero a medio dia [ninguna] / plomero al mediodía / plomero 10 de enero / fuga depto 402 torre B [Reparar una fuga]
    / fuga calle 5 de mayo 230 puebla [Reparar una fuga] / plomero 16 de septiembre 14 / plomero 20 de noviembre 33
    / plomero lopez mateos 2000 / plomero calle colima / fuga, toquen la puerta de madera [Reparar una fuga]
    / calle 5 de mayo 120, destapar wc [Destapar WC] / calle 5 de mayo 120 destapar wc [Destapar WC] / Hidalgo 45 int 3
    destapar la tarja [Destapar lavabo, tarja o regadera] / destapar 2 baños [Destapar WC; x2] / plomero sabado 9 am
    [ninguna] / lavar tinaco de 1100 litros [Lavar tinaco] / reparar el fluxómetro [ninguna] / no sirve el fluxometro del
    wc / se tapó el lavabo, vivo en el piso 4 [Destapar lavabo, tarja o regadera] / gotera en la regadera / gotera en
    el boiler / goteras del tinaco / mil usos para destapar el wc [Destapar WC] / destapar el cespol [Destapar lavabo, tarja o regadera] / lavar la cisterna y el tinaco [ninguna]`,
  Electricidad: `
    contacto con corto [Revisar y reparar un corto] /
    cortos en el contacto [Revisar y reparar un corto] / hay un corto en el apagador [Revisar y reparar un corto]
    / chispas en el enchufe [Revisar y reparar un corto] / saca chispas el contacto [Revisar y reparar un corto] / cambiar contacto quemado
    [Instalar o cambiar contacto o apagador] /
    eletrisista
    / cambiar pastilla de 20 amperes [Cambiar pastilla o interruptor] / cambiar 2 pastillas de 30 amps [Cambiar pastilla
    o interruptor; x2] / instalar lampara de 3 focos [Instalar lámpara o plafón] / poner plafon de 18 watts [Instalar
    lámpara o plafón] / poner 3 plafones de 18 watts [Instalar lámpara o plafón; x3] / instalar candil de 6 luces / poner
    4 contactos a las 5 pm [Instalar o cambiar contacto o apagador; x4] / centro de carga para 8 pastillas [Instalar
    centro de carga] / me cortó la luz CFE [ninguna] / me cortaron la luz / se me cortó la luz [ninguna] / hubo un corto
    en la cocina [Revisar y reparar un corto] / 5 contactos y 2 apagadores [Instalar o cambiar contacto o apagador; x7]`,
  'Ensamble de muebles': `
    armar ropero de 6 puertas [Clóset o ropero] / armar comoda de 4 cajones / armar 2 roperos de 6 puertas [Clóset o
    ropero; x2] / armar comedor de 6 sillas [Escritorio o comedor] / armar 8 sillas [Juego de 4 sillas; x2] / ensamblar 4
    sillas [Juego de 4 sillas]`,
  Limpieza: `
    limpieza profunda de sillones [Lavado de sala] / limpieza profunda de la sala [Lavado de sala] /    que venga el 2 de diciembre a las 4 pm a limpiar la casa / limpiar la casa, somos 4 personas y 2 gatos / limpiar 8
    ventanas [Limpieza de ventanas y canceles] / lavar 3 sillones [Lavado de sala] / lavar sillon de 3 plazas [Lavado
    de sala] / lavar 2 colchones [Lavado de colchón; x2] / limpieza a fondo de casa con 3 baños / lavar alfombras y colchon [ninguna]`,
  'Instalación de electrodomésticos': `
    cambiar las perillas de la estufa /    instalar secadora de gas [ninguna]
    / montar tele de 55 en la pared [TV: Montar en muro más de 50 pulgadas] / poner la pantalla de 65 en el cuarto [TV:
    Montar en muro más de 50 pulgadas] / gotera en el refri`,
  Fumigación: `
    tengo polilla en la mesa [Termitas y polilla, por mueble o zona] /
    hay un chingo de hormigas en la alasena / hay termitas en el closet [Termitas y polilla, por mueble o zona]
    / cucarachas en la cocina integral / un buen de ratas en la cocina integral [Roedores] / avispas en la ventana /
    fumigar, tengo 3 perros / fumigar la casa, tengo 2 niños / chinches en 2 recamaras [Chinches, por recámara; x2] / vi
    2 ratas [Roedores]`,
  Carpintería: `
    reparar closet con termitas [Reparar mueble] /
    carpitero
    / sillón roto de la pata [Reparar mueble] / se rompió la pata del sofá [Reparar mueble] / el sillón está quebrado
    [Reparar mueble] / reparar 4 sillas [Reparar mueble; x4] / bisagra de la alacena rota [Reparar mueble] / se cayó la
    puerta de la alacena [Reparar mueble] / la alacena está floja [Reparar mueble] / se zafó la bisagra de la cocina
    integral [Reparar mueble] / arreglar mi sillon que se hundio [Reparar mueble]`,
  'Aire acondicionado': `
    fuga de gas en el minisplit [Recargar gas refrigerante] /
    goteras en el minisplit [Diagnosticar una falla] / gotera en el clima [Diagnosticar una falla] / no jala mi aire
    lavado [ninguna] / reparar aire lavado [ninguna] / lavado de aire acondicionado [Mantenimiento de minisplit] / dar
    mantenimiento a 2 minisplits [Mantenimiento de minisplit; x2] / mantenimiento de 3 climas [Mantenimiento de
    minisplit; x3] / carga de gas para mi minisplit 1 tonelada [Recargar gas refrigerante]`,
  Albañilería: `
    hacer una cochera / tapar agujeros de taladro / levantar barda 10 metros [Levantar muro, por m²]
    / fisura en la losa [Resanar grieta o hueco] / fisuras en la pared [Resanar grieta o hueco] / resanar 3 hoyos
    [Resanar grieta o hueco; x3] / retirar escombro, 2 viajes [Retirar escombro, por viaje; x2] / colar una losa [Colar
    firme de concreto, por m²] / demoler cuarto y sacar escombro [ninguna] / barda de 10 metros [Levantar muro, por m²]`,
  Herrería: `
    soldar el barandal de las escaleras [Soldar o reparar una pieza] / soldar la reja de la ventana [Soldar o reparar una pieza]
    / soldar el pasamanos [Soldar o reparar una pieza] / barandal para la escalera del patio [Barandal, por metro lineal] /
    protecciones para 3 ventanas [Protección para ventana; x3] / barandal de 5 barrotes flojo / reparar el barandal [Soldar o reparar una pieza]`,
  Mudanzas: `
    llevar 3 camas [Flete en camioneta] / mudanza a un depa en el piso 12 / bajar muebles de un quinto piso`,
  Impermeabilización: `
    me llueve adentro [Reparar gotera] / me yueve adentro [Reparar gotera] / gotera en el cuarto [Reparar gotera] / tengo
    3 goteras [Reparar gotera; x3]`,
  Jardinería: `
    jardynero
    / podar 3 palmeras [Podar un árbol; x3] / podar arbol de 6 metros [Podar un árbol]`,
  '¿Carpintería?': `
    tapicero pa unos sillones / tapicero / cambiar la tela a las sillas / tapizar una sala / retapizar mis sillones`,
  '¿Plomería, Electricidad, Carpintería?': `un mil usos / milusos / busco un todologo / handyman`,
  '¿Plomería, Albañilería?': `baño / mi baño / algo del baño`,
  '¿Albañilería?': `un cuarto de 4x4 ya terminado / un cuarto en obra gris`,
  '¿Plomería, Impermeabilización?': `
    el vecino de arriba me esta mojando el techo
    / vivo en el 5 piso y se cae el agua / vivo en un quinto piso y se cae el agua`,
  ajeno: `
    mi celular no prende / afilar cuchillos
    / hojalatero / sacar una muela / dolor de muelas / peluquero / talachero / vulcanizadora / masajista`,
  nada: `ayuda / necesito ayuda por favor / sacar / calle 5 de mayo 120`,
  Tecnologia: `
    camaras de seguridad 4 [Instalar cámara de seguridad; x4] / ampliar señal [Configurar o mejorar la red WiFi]`,
  '¿Herrería, Electricidad?': `porton electrico no abre`,
  '¿Plomería, Electricidad?': `instalar medidor`,
  '¿Aire acondicionado, Herrería?': `se mete el aire por la ventana`,
  '¿Carpintería, Herrería?': `
    poner espejo / cortinas persianas instalar / poner cortinas`,
};
