/**
 * Streets that say neither «calle» nor «avenida», many of them named like states, cities and dates, before the place that is
 * meant; read like the other places. First measured: 90.4 % right, 4.1 % taken for
 * another place.
 */
export const STREETS: Readonly<Record<string, string>> = {
  Tijuana: `paseo de oaxaca 7, tijuana / fuga en paseo de los heroes 95 tijuana / plomero, sonora 210 tijuana bc`,
  Cuernavaca: `esquina morelos y hidalgo, cuernavaca / pintor cuernavaca, morelos 22 / esq. guerrero con matamoros cuernavaca`,
  'Ciudad de México': `
    reforma 222 cdmx / insurgentes sur 1602 cdmx / electricista en durango 200 cdmx / se tapo el wc, eje central 45 cdmx /
    zacatecas 88 depto 4 ciudad de mexico`,
  'Puebla; col. Centro': `juarez 45 centro puebla`,
  Puebla: `
    hidalgo 12 puebla pue / entre reforma y juarez puebla / 5 de mayo 300 puebla, no hay luz / prolongacion reforma 4510 puebla`,
  Querétaro: `
    16 de septiembre 120, queretaro / zaragoza 30 queretaro / prolongacion corregidora 45 queretaro / pintar sala,
    guerrero 14 norte queretaro qro`,
  Monterrey: `
    lázaro cárdenas 1200 monterrey / morelos 340 monterrey / venustiano carranza 500 mty nl / esquina con juarez y aramberri
    monterrey / cambiar chapa mañana a las 10, tamaulipas 18, monterrey / sinaloa 404 monterrey nuevo leon`,
  Colima: `entre hidalgo y morelos, colima / cerrajero madero 215 colima / entre guerrero y juarez colima col`,
  Guadalajara: `
    vallarta 3233 guadalajara / lopez mateos sur 2077 guadalajara / chihuahua 15 guadalajara / esquina de colima y
    tlaxcala, guadalajara / electricista en mexico 2300 guadalajara / prol. alcalde 1200 guadalajara jal / fuga en nayarit 60 int 3
    guadalajara`,
  Mérida: `paseo montejo 400 merida / 60 x 47 y 49 centro merida yucatan / campeche 12 merida`,
  'Oaxaca de Juárez': `instalar boiler en morelos 700, oaxaca de juarez`,
  Oaxaca: `murguia 200 oaxaca`,
  'León de los Aldama': `hidalgo 500 leon gto / boulevard campestre 1200 leon / jalisco 220 leon guanajuato`,
  'Toluca de Lerdo': `hidalgo oriente 1100 toluca / paseo tollocan 120 toluca / morelos poniente 400 toluca`,
  'Veracruz de Ignacio de la Llave': `16 de septiembre 55 veracruz ver / esquina zaragoza y madero, veracruz`,
  Chihuahua: `guerrero 120 chihuahua / paseo bolivar 401 chihuahua chih`,
  Morelia: `madero poniente 250 morelia / entre allende y galeana morelia mich / tabasco 16 morelia`,
  Hermosillo: `yucatan 55 hermosillo / paseo rio sonora 300 hermosillo`,
  Cancún: `chiapas 14 cancun / andador quintana roo 3 cancun`,
  Jalisco: `plomero jalisco / hidalgo 12, jalisco`,
  nada: `
    insurgentes sur 1602 / esquina morelos y hidalgo / entre hidalgo y morelos / paseo de oaxaca 7 / durango 44 / privada
    sonora 8 / prolongacion guerrero 12 / andador jalisco 5 / esq. puebla y tlaxcala / reforma 222 / circuito
    queretaro 9 / retorno tabasco 4 / juarez 45`,
};
