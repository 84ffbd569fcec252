/** At what hour people want it, mostly beside a day: the hour that it means, or nothing. */
export const HOURS: Readonly<Record<string, string>> = {
  '09:00': `sabado 9 am / mañana a las 9 / el lunes 9am / hoy a las 9 de la mañana / el sábado a las 9:00 / mañana 9 a.m.`,
  '10:00': `mañana a las 10 / el jueves a las diez de la mañana / pasado mañana a las 10 hrs`,
  '10:30': `mañana a las 10:30 / el martes 10:30 am / mañana a las 10 y media`,
  '12:00': `mañana a mediodia / el domingo al medio día / mañana 12 pm / mañana a las 12`,
  '13:00': `mañana a la una / el lunes a la 1 pm`,
  '16:00': `el 2 de diciembre a las 4 pm / hoy 4pm / el viernes a las 16:00 / mañana a las 4 / plomero a las 4 / el sabado a las 4 de la tarde / mañana 4 p.m.`,
  '17:00': `para el viernes a las 5 / el sabado 28 a las 5 pm / mañana despues de las 5`,
  '18:15': `el lunes a las 6 y cuarto / mañana 6:15 pm`,
  '20:00': `hoy a las 8 de la noche / mañana 8 pm`,
  nada: `
    mañana / mañana en la mañana / el lunes de 9 a 11 / mañana entre 9 y 11 / hoy antes de las 3 / el sabado
    9 a 11 am / desde ayer a las 4 no hay luz / mañana con 4 lamparas / el martes hasta las 6 / mañana a las 9 o a las 11 /
    el 5 de diciembre / mañana en la calle 12 / hoy urge, se fue la luz desde las 8`,
};
