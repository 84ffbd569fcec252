/**
 * Days that one wants and those that one leaves out, shortened months, days from today, hours written together, and
 * how many, standing behind what is counted; said on the same Monday as the other tables, and read like them. First
 * measured: days 20.7 % right and 43.1 % wrong, hours 36.8 %, quantities 60.0 % and 12.5 % wrong.
 */
export const DAYS_LEFT_OUT: Readonly<Record<string, string>> = {
  '2026-11-24': `hoy no puedo, mañana si / mejor mañana, hoy no estoy`,
  '2026-11-25': `el martes no puedo, el miercoles si / no puedo martes ni jueves, que sea el miercoles`,
  '2026-11-26': `
    no el miércoles sino el jueves / no estoy el martes, vengan el jueves / en 3 dias / en tres dias / dentro de 3 días`,
  '2026-11-27': `que no sea jueves, mejor viernes / el viernes, mañana no puedo / mañana no, el viernes`,
  '2026-11-28': `el sabado, menos domingo / no puedo el viernes, mejor el sábado / sabado pero no domingo`,
  '2026-11-30': `en una semana / dentro de una semana`,
  '2026-12-03': `en 10 dias / en diez dias`,
  '2026-12-07': `en dos semanas / en 2 semanas`,
  '2026-12-08': `dentro de 15 dias / dentro de quince días`,
  '2026-12-10': `10 dic / 10 dic 2026 / el 10/12 / 10/12/2026 a las 4`,
  '2026-12-24': `24 de dic / 24 diciembre / 24-12-2026 / 24/12 / 24/12/26`,
  '2026-12-31': `31 dic / plomero el 31 dic`,
  '2027-01-06': `6 ene / 6 de enero / 06/01/2027`,
  nada: `
    cualquier dia menos sabado / excepto los domingos / que no sea lunes / salvo el martes / entre semana menos jueves / no
    puedo el sabado / el domingo no / los viernes no estoy / menos fin de semana / todos los dias excepto el miercoles / no
    vengan el domingo / tardaron 15 dias / lleva 3 dias goteando / cada 15 dias / hace 15 dias / en 24 horas / garantia de
    30 dias / tubo de 1/2 pulgada / tubo de 3/4 / hoy no / mañana no puedo`,
};

export const HOURS_TOGETHER: Readonly<Record<string, string>> = {
  '08:30': `mañana 8:30am / mañana 8.30 am`,
  '09:00': `9am / a las 9 am / mañana 9hrs / 09:00 hrs`,
  '10:00': `mañana 10am / martes 10am / el jueves a las 10am / 24 dic 10am / plomero 10am / plomero a las 10am`,
  '12:00': `mañana al mediodía / plomero a medio dia / plomero mediodia`,
  '16:00': `mañana 16 hrs / jueves 16:00 / hoy 16hrs / mañana 16 horas / plomero 4pm / a las 4pm / 16:00 hrs / viernes 4:00pm`,
  '18:00': `6pm / a las 18 hrs / mañana 18h`,
  nada: `
    abierto las 24 hrs / servicio 24 horas / en 2 hrs / tarda 4 hrs / hace 3 hrs que no hay luz / desde las 10am no hay luz
    / de 9am a 2pm / antes de las 10am / 9am-1pm / a las 4 o 5pm / lampara de 12 v / pantalla 16:9 / llevo 5 horas sin luz
    / limpieza de 8 horas`,
};

export const QUANTITIES_BEHIND: Readonly<Record<string, string>> = {
  x2: `minisplits 2 para instalar / combinacion de 2 cerraduras / cambiar combinacion a 2 chapas / ventiladores de techo 2`,
  x3: `contactos x3 / contactos x 3 / 3 pzas / chapas: 3`,
  x4: `camaras 4 / contactos 4 / son 4 pzs / camaras de vigilancia 4`,
  x6: `lamparas 6 / focos: 6 / 6 pzas / 6 unidades / apagadores 6`,
  x12: `son 12 piezas / soldar 12 piezas / 12 pzas`,
  '6 m': `levantar barda 6 metros / barda 6 m`,
  '1.2x1.5': `ventana de 1.20x1.50`,
  nada: `
    puerta de 80x200 / puerta 80 x 200 cm / chapa de 2 vueltas / cerradura de 4 puntos / puerta de 2 hojas / mueble de 3
    piezas de baño / calle lamparas 6 / depto 4 / camaras hikvision de 4 megapixeles / loseta 60x60 / azulejo de 30x45 / ventana
    de 120x150 cm / contactos a las 4 / focos 4 pm / lamparas 6 de diciembre / torre 3 / recamara de 2 camas`,
};
