/**
 * Weeks, ends of weeks and deadlines, most of which are no day yet; said on the same Monday as the other tables, and read
 * like them. First measured: 76.1 % right, 22.4 % taken for another day.
 */
export const DAYS_OPEN: Readonly<Record<string, string>> = {
  '2026-11-23': `lo antes posible / lo antes posible porfa / lo mas rapido posible / urge, si se puede hoy / se inunda mi casa vengan ya`,
  '2026-11-24': `mañana a primera hora / para mañana, a mas tardar pasado mañana`,
  '2026-11-26': `el jueves de esta semana`,
  '2026-11-27': `el viernes a las 5 pintar sala / a más tardar el viernes / a mas tardar viernes`,
  '2026-11-28': `fin de semana / este finde / este fin de semana / el finde / plomero para este fin`,
  '2026-11-30': `el lunes de la proxima semana / el lunes de la semana que viene`,
  '2026-12-02': `el miercoles de la semana que entra / el miércoles de la próxima semana / el miercoles 2 de diciembre`,
  '2026-12-04': `la proxima semana el viernes / el viernes de la otra semana`,
  '2026-12-15': `el 15 / a mas tardar el 15 / el 15 de diciembre a las 9`,
  nada: `
    la próxima semana / la semana que viene / la otra semana / para la semana que entra / plomero la proxima semana /
    la siguiente semana / pintar casa la proxima semana en la tarde / en la semana / esta semana / entre semana / entre semana por
    la tarde / cualquier dia entre semana / de lunes a viernes / cuando puedan / cuando puedan venir / cuando tengan tiempo /
    cuando gusten / no corre prisa / sin prisas / antes del 15 / antes del viernes / antes del 15 de diciembre / antes de
    navidad / antes de fin de mes / a fin de mes / el proximo mes / el mes que entra / a principios de diciembre / la primera semana de
    diciembre / a mediados de mes / en estos dias / un dia de estos / despues del 10 / a partir del lunes / despues del
    viernes / menos el fin de semana / la semana pasada se tapo / desde la semana pasada gotea / el fin de semana pasado se
    fue la luz / cada fin de semana / los fines de semana`,
};
