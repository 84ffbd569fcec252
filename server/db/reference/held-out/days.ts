/**
 * When people want it, said on Monday, 23 November 2026: the day it means, or nothing. First
 * measured: 63.9 % right, 9.6 % taken for another day.
 */
export const DAYS: Readonly<Record<string, string>> = {
  '2026-11-23': `
    para hoy / hoy mismo / urge plomero / es urgente / ahorita / lo mas pronto posible / hoy en la tarde / necesito
    que vengan ya / de emergencia / cuanto antes / lo antes posible / hoy por la noche / urgentísimo / ahora mismo /
    ya mero me inundo vengan rapido`,
  '2026-11-24': `
    mañana / para mañana temprano / mañana en la mañana / mañana a las 10 / el martes / puede ser mañana / mañana por
    la tarde / este martes`,
  '2026-11-25': `pasado mañana / el miércoles / para el miercoles por la tarde / el miercoles 25`,
  '2026-11-26': `el jueves / jueves en la mañana / el jueves 26 de noviembre`,
  '2026-11-27': `el viernes / este viernes / para el viernes a las 5`,
  '2026-11-28': `el sabado / este sábado / el fin de semana / el finde / sabado temprano / este fin`,
  '2026-11-29': `el domingo / domingo a mediodia`,
  '2026-11-30': `el próximo lunes / el lunes que entra / el lunes / el 30 / para el 30 de noviembre / el lunes 30`,
  '2026-12-01': `el 1 de diciembre / el martes de la otra semana / el primero de diciembre`,
  '2026-12-05': `el 5 de diciembre / 5 de dic / el sabado 5 de diciembre / 5/12`,
  '2026-12-12': `el 12 de diciembre / para el doce de diciembre`,
  '2026-12-15': `el 15 de diciembre / el dia 15 / para el 15`,
  nada: `
    la proxima semana / la semana que viene / cuando se pueda / sin prisa / en la mañana / por las mañanas / hace una semana / desde ayer / cada semana / una
    vez al mes / todos los sabados / a las 4 / plomero / en 2 horas / no urge / no es urgente / calle 5 de mayo /
    colonia 16 de septiembre / avenida 20 de noviembre / se descompuso el lunes / desde el sabado no hay agua / ayer
    viernes se tapo / cualquier dia / dos dias / tengo 15 dias sin luz / limpieza cada jueves`,
};
