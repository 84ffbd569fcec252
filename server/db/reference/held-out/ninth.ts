/**
 * Glass and what else hangs, covers and closes, with ordinary works beside a place, a day and a number; written after the
 * eighth. Under a trade in question marks one has to ask, and this trade must be offered. First measured: 69.0 % right,
 * 24.8 % wrong.
 */
export const NINTH: Readonly<Record<string, string>> = {
  Plomería: `
    no hay agua caliente / el boiler no prende desde ayer / fuga de gas en la estufa o el boiler no se / tengo fuga en 2 llaves del baño
    mañana en la tarde / destapar wc en la narvarte hoy [Destapar WC] / plomero juarez 45 centro puebla / se sale el agua del tinaco lo antes
    posible / cambiar mezcladora de la tarja el fin de semana [Instalar o cambiar llave mezcladora] / lavar cisterna de 10000 litros la
    proxima semana [Lavar cisterna] / no baja el agua del escusado insurgentes sur 1602 / poner 1 wc nuevo antes del 15 [Instalar o cambiar WC] /
    fuga en esquina morelos y hidalgo cuernavaca [Reparar una fuga] / gotea el lababo desde el lunes`,
  Electricidad: `
    poner 4 contactos en reforma 222 cdmx / se bajo la luz en media casa hoy / corto circuito urge monterrey [Revisar y reparar un corto] /
    instalar 2 ventiladores de techo el sabado [Instalar ventilador de techo] / chispas en el contacto de la cocina / cambiar 5 apagadores
    cuando puedan [Instalar o cambiar contacto o apagador] / no sirve la luz del pasillo / electrico para mañana a las 9`,
  Pintura: `
    pintar 2 recamaras la proxima semana / pintar fachada de 80 m2 en leon / pintar depa antes del 15 de diciembre / pintar cuarto 3x4 a mas
    tardar el viernes`,
  Limpieza: `
    lavar alfombra / limpieza de alfombras y sala / lavar la alfombra de 2 recamaras el sabado / limpiar vidrios de 4 ventanas [Limpieza de
    ventanas y canceles] / limpiar persianas / limpiar canceles del baño [Limpieza de ventanas y canceles] / limpieza entre semana, casa de
    3 recamaras / lavar sillones y tapetes / limpiar el domo de la cocina / lavar cortinas`,
  Herrería: `
    cambiar cancel de aluminio / ventana de aluminio a la medida / mosquiteros para 3 ventanas / cortina metalica atorada / reparar cortina metalica de mi local / la cortina metálica no sube / se atoro la cortina del negocio
    mañana temprano / soldar reja de la ventana / protecciones 3 ventanas cuando puedan [Protección para ventana] / el zaguan no cierra
    [Reparar o ajustar zaguán] / barandal de 4 metros [Barandal, por metro lineal]`,
  Carpintería: `
    instalar duela / poner duela en la recamara / barnizar duela / pulir y barnizar duela de 30 m2 / reparar duela levantada / instalar 3 repisas el domingo [Instalar repisa o entrepaño] /
    closet de 3 metros en zapopan [Clóset a la medida, por metro lineal] / ajustar 2 puertas que rozan [Ajustar o cepillar puerta]`,
  Cerrajería: `
    cambiar 2 chapas hoy a las 6 [Instalar o cambiar chapa] / me quede afuera de mi depa / perdi mis llaves, 16 de septiembre 120 queretaro /
    cerrajero urgente entre hidalgo y morelos colima`,
  Jardinería: `
    cortar el pasto cada 15 dias / podar 2 arboles el finde [Podar un árbol] / jardinero la semana que viene / poner pasto 40 m2`,
  Fumigación: `fumigar casa por cucarachas lo antes posible / ratas en la bodega / alacranes en 3 cuartos / termitas en la duela / chinches en la alfombra`,
  Mudanzas: `mudanza de 2 recamaras el 15 [Mudanza de 2 recámaras] / flete chico mañana de cuernavaca a cdmx [Flete en camioneta] / llevar un espejo grande a otra casa`,
  Albañilería: `poner piso ceramico 20 m2 [Colocar piso o azulejo, por m²] / pegar azulejo del baño la proxima semana [Colocar piso o azulejo, por m²] / hacer una barda de 8 metros / tapar hoyo en la pared`,
  Impermeabilización: `
    impermeabilizar 100 m2 antes de las lluvias / gotera en la recamara urge [Reparar gotera] / gotea el domo cuando llueve / se filtra
    agua por el domo / impermeabilizar azotea de 60 metros entre semana`,
  'Aire acondicionado': `mantenimiento a 3 minisplits en hermosillo [Mantenimiento de minisplit] / mi clima no enfria nada / desinstalar minisplit el lunes [Desinstalar minisplit]`,
  'Instalación de electrodomésticos': `colgar tele de 50 en muro de tablaroca / conectar secadora mañana / instalar campana de cocina`,
  'Ensamble de muebles': `armar 2 libreros / armar litera el domingo [Cama o litera] / armar mueble de ikea`,
  Tecnologia: `poner 3 camaras en mi negocio [Instalar cámara de seguridad] / internet lento en el segundo piso`,
  '¿Herrería?': `
    vidrio roto / vidrio roto de la ventana / se rompio el vidrio de la puerta / cambiar vidrio de ventana / cambiar 2 vidrios urge /
    vidriero / vidriería a domicilio / se estrello el vidrio de la sala / poner vidrio a una mesa / cristal roto de la ventana / se rompio el
    cristal del baño / cancel de baño / instalar cancel de baño / se salio el cancel del baño / instalar un toldo / poner toldo en el patio / toldo roto / lona para la
    cochera / poner domo en el patio / instalar domo de policarbonato / domo roto`,
  '¿Carpintería?': `
    tapizar sala / tapizar 4 sillas / retapizar un sillon cuanto cuesta / tapizar cabecera / poner piso laminado 20 m2 / poner espejo en el baño / colgar un espejo grande / instalar espejo de pared / espejo
    roto / instalar persianas / poner persianas en 3 ventanas / colgar cortinas y persianas / poner cortinero / se descompuso la persiana`,
  '¿Albañilería?': `poner alfombra / cambiar alfombra de la sala / instalar alfombra en 2 cuartos / quitar la alfombra`,
};
