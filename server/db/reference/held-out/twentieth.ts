/**
 * Written short, as most people type,
 * from the names of the catalogue alone. First measured: 97.0 % right, 1.2 % taken for something else.
 */
export const TWENTIETH: Readonly<Record<string, string>> = {
  Pintura: `
    quiero pintar la cocina y no se que color / la pared del baño se esta despintando / mano de obra para pintar
    una casa de dos recamaras [Sin material] / me quedo fea la pintura y quiero que la arreglen / cuanto por
    pintar 100 metros cuadrados / pintura para exteriores de mi negocio / tapar rayones de la pared de la
    escuela / pintar el cuarto del bebe con nubes / dar otra mano de pintura al pasillo`,
  Plomería: `
    mi lavabo gotea por abajo [Reparar una fuga] / se tapo la regadera y se encharca [Destapar lavabo, tarja o
    regadera] / el baño de abajo esta tapado otra vez [Destapar WC] / cambiar el tinaco por uno mas grande /
    necesito un plomero que revise mi boiler [Instalar o reparar boiler] / sale agua fria nada mas [Instalar o
    reparar boiler] / tengo una gotera en la llave del jardin [Reparar una fuga] / instalar un lavadero con su
    llave / poner wc nuevo en baño de visitas [Instalar o cambiar WC] / se escucha que corre agua en el escusado
    / el drenaje de mi casa se regresa cuando llueve [Destapar drenaje] / cambio de tuberia de cobre / no me
    sale agua en la cocina / conexion de gas para secadora / la taza esta floja / reparar bomba de agua / hay
    una fuga en la calle afuera de mi casa [Reparar una fuga] / cambiar monomando de regadera [Instalar o
    cambiar llave mezcladora]`,
  Electricidad: `
    no hay luz en mi recamara / instalar tres lamparas en el techo [Instalar lámpara o plafón] / hice un corto
    al colgar un cuadro [Revisar y reparar un corto] / necesito un contacto cerca de mi cama [Instalar o cambiar
    contacto o apagador] / revisar la instalación electrica de mi casa / se queman muy seguido los focos / poner
    centro de carga nuevo [Instalar centro de carga] / cambiar apagador que ya no prende [Instalar o cambiar
    contacto o apagador] / el ventilador de techo se mueve mucho / me quede sin luz en toda la casa / conectar
    estufa electrica a 220 / cable pelado en la cocina / instalar luz en el patio / quiero cablear mi local
    [Cablear un circuito nuevo]`,
  'Ensamble de muebles': `
    armar mi comedor nuevo [Escritorio o comedor] / necesito quien arme una cama matrimonial [Cama o litera] /
    me llego una mesa de centro y hay que armarla [Buró, banca o mesa pequeña] / ensamblar muebles de oficina /
    armar un ropero grande [Clóset o ropero] / montar un librero de ikea [Librero o mueble de TV] / viene una
    cuna en caja y no se armarla [Cuna]`,
  'Instalación de electrodomésticos': `
    la lavadora no quiere exprimir / colgar pantalla en la sala / instalar estufa de gas / reparar mi horno de
    microondas / la campana de la cocina hace mucho ruido / instalar lavadora y secadora en torre [Instalar
    centro de lavado] / poner una tele en el cuarto de mis papas / el refrigerador tira agua al piso / conectar
    mi refrigerador nuevo [Instalar y nivelar] / estufa que no prende bien / cambiar manguera de lavadora que
    gotea [Cambiar mangueras y revisar desagüe]`,
  'Aire acondicionado': `
    instalar minisplit de tonelada y media [Instalar minisplit de 1.5 a 2 toneladas] / cambiar de lugar un aire
    acondicionado / el aire hace ruido y vibra [Diagnosticar una falla] / necesito gas para mi aire
    acondicionado [Recargar gas refrigerante] / quitar clima de ventana [Desinstalar minisplit] / mantenimiento
    de clima para toda la casa [Mantenimiento de minisplit]`,
  Mudanzas: `
    necesito mudarme el proximo sabado / flete de muebles chico [Flete en camioneta] / llevar cajas a una bodega
    / ayuda para cargar muebles pesados / mover un refrigerador a otra casa [Flete en camioneta] / mudanza de
    departamento chico`,
  Limpieza: `
    limpieza general de mi casa / necesito lavar mi sala [Lavado de sala] / señora para limpiar departamento /
    lavar colchon y almohadas [Lavado de colchón] / limpiar vidrios de ventanas grandes [Limpieza de ventanas y
    canceles] / limpieza despues de construccion [Limpieza después de obra, por recámara] / limpieza de cocina
    con mucha grasa / alguien que me ayude con la limpieza dos veces a la semana / quitar manchas de la alfombra
    / limpiar una casa que lleva años cerrada`,
  Jardinería: `
    cortar el pasto de mi casa / podar un arbol grande [Podar un árbol] / mantenimiento de jardin cada mes /
    quitar hierba mala / mis plantas se estan muriendo / sembrar unos arboles / tirar ramas de un arbol que se
    cayo [Retirar ramas y escombro verde]`,
  Fumigación: `
    tengo plaga de cucarachas en mi casa [Cucarachas y hormigas, casa] / hay hormigas en la cocina [Cucarachas y
    hormigas, casa] / fumigar mi departamento / ratas en el patio [Roedores] / bichos raros en mi cama /
    termitas en la puerta [Termitas y polilla, por mueble o zona] / alacranes en mi casa [Alacranes y arañas]`,
  Cerrajería: `
    abrir la puerta de mi casa [Abrir puerta sin dañar la chapa] / cambiar la chapa de mi puerta [Instalar o
    cambiar chapa] / se rompio la llave adentro de la chapa / instalar cerradura electronica [Instalar cerradura
    digital] / la chapa se atora`,
  Tecnologia: `
    mi internet esta fallando / instalar camaras en mi casa [Instalar cámara de seguridad] / arreglar mi
    computadora / no jala mi impresora / poner repetidor de wifi [Configurar o mejorar la red WiFi] / formatear
    mi laptop [Formatear e instalar programas] / instalar un timbre con camara [Instalar videoportero o timbre
    inteligente] / cable de red para la oficina [Tender cable de red, por punto]`,
  Carpintería: `
    arreglar mi closet / puerta que no cierra bien [Ajustar o cepillar puerta] / hacer un mueble de madera /
    cocina integral nueva [Cocina integral, por metro lineal] / reparar una mesa de madera [Reparar mueble] /
    cambiar puerta de recamara [Instalar puerta] / cajon roto [Reparar mueble]`,
  Herrería: `
    proteccion para ventana [Protección para ventana] / se descompuso el motor del porton / hacer barandal
    [Barandal, por metro lineal] / puerta de herreria para patio [Puerta de herrería] / zaguan descuadrado
    [Reparar o ajustar zaguán] / techo de policarbonato / ventana de aluminio nueva`,
  Albañilería: `
    poner piso en un cuarto [Colocar piso o azulejo, por m²] / levantar un muro [Levantar muro, por m²] / hacer
    una banqueta [Colar firme de concreto, por m²] / remodelar mi baño / tapar grietas de la pared [Resanar
    grieta o hueco] / tirar una pared [Demoler muro, por m²] / sacar escombro [Retirar escombro, por viaje] /
    hacer un cuarto en la azotea`,
  Impermeabilización: `
    impermeabilizar mi casa / se mete el agua por el techo [Reparar gotera] / hay humedad en una pared
    [Impermeabilizar muro, por m²] / gotera en la cocina cuando llueve [Reparar gotera] / mi azotea se filtra`,
  nadie: `
    hola / cuanto cuesta / necesito trabajo / donde queda su oficina / ayudame por favor / quiero comprar un
    refri / busco niñera / me robaron mi celular / cortarme el pelo / servicio de grua / quiero una factura /
    donde esta mi profesional / soy carpintero y busco clientes / quiero pedir comida`,
};
