/** What people of any trade write during a project; the variant of the project selects the line. */
export const ACCEPTED: readonly string[] = [
  'Listo, ya la acepté y quedó pagado. ¿A qué hora llegas?',
  'Me parece bien el precio. Ya pagué por aquí.',
  'Aceptada. Queda el pago en Maestros y nos vemos ese día.',
  'Perfecto, así está bien. Ya está el pago.',
  'Va, ya la revisé en casa y estamos de acuerdo. Pagado.',
  'Quedó clara la propuesta, gracias por detallarla. Ya pagué.',
  'Ya hice el pago con tarjeta. ¿Necesitas algo más de mi parte?',
  'De acuerdo. Pagado; me avisas cuando vengas en camino.',
];

export const ON_THE_WAY: readonly string[] = [
  'Voy en camino, llego en quince minutos.',
  'Buen día, ya salí para allá. Traigo todo el material.',
  'Estoy afuera, en la camioneta blanca.',
  'Llego 9:10, hay tráfico en la avenida.',
  'Ya voy llegando. ¿Me abren la cochera, por favor?',
  'Buenos días. En media hora estoy ahí.',
  'Voy saliendo del taller, llego puntual.',
  'Ya estoy en la caseta, ¿me das acceso?',
];

export const DONE: readonly string[] = [
  'Quedó terminado y probado. Revísalo con calma y cualquier cosa me dices.',
  'Listo. Dejé todo limpio y las piezas viejas en una bolsa por si las quieres ver.',
  'Terminamos. Si mañana ves cualquier detalle, regreso sin costo.',
  'Ya quedó. Te dejé la garantía por escrito junto a la puerta.',
  'Acabado. Gracias por el café y por la confianza.',
  'Todo listo y funcionando. Cuando puedas, márcalo como completado.',
  'Ya está. Te mandé por aquí las indicaciones para cuidarlo.',
  'Terminado en tiempo. Fue un gusto trabajar con ustedes.',
];

export const THANKS: readonly string[] = [
  'Quedó muy bien, muchas gracias.',
  '¡Gracias! Ya lo revisé y todo en orden. Ahí te dejo tu calificación.',
  'Excelente. Te voy a recomendar con mi hermana.',
  'Todo funciona. Gracias por venir tan rápido.',
  'Muchas gracias, se nota la diferencia.',
  'Perfecto, ya lo marqué como completado.',
  'Gracias por la paciencia con tantas preguntas.',
  'Quedamos muy contentos. Seguro te volvemos a llamar.',
];

export const ADVANCE: readonly string[] = [
  'Te liberé un anticipo para el material.',
  'Ya liberé la primera parte, vas muy bien.',
  'Ahí va el anticipo que comentamos.',
  'Liberado el anticipo. Me gusta cómo va quedando.',
];

export const REFUSED: readonly string[] = [
  'Gracias por cotizar. Se me sale del presupuesto por ahora.',
  'Ya lo resolvió un familiar, pero guardo tu contacto.',
  'Vamos a esperar al otro mes. Gracias por la visita.',
  'Encontré otra opción más cerca. Gracias de todos modos.',
  'El casero dijo que él lo arregla. Una disculpa por la vuelta.',
];

/** What professionals write of their clients. */
export const OF_CLIENTS: readonly string[] = [
  'Dijo con claridad lo que quería y abrió la puerta a tiempo.',
  'Todo a favor: tenía el espacio despejado y respondió rápido.',
  'Trato amable y todo como lo describió. Con gusto regreso.',
  'Explicó bien lo que necesitaba y respetó lo acordado.',
  'Pagó de inmediato y hasta nos invitó agua fresca.',
  'Se fija en los detalles sin encimarse. Así se trabaja a gusto.',
  'Facilitó el estacionamiento y el acceso al edificio.',
  'Muy buena comunicación durante todo el trabajo.',
  'Persona seria y confiable.',
  'Nos dejó trabajar con calma y revisó todo al final.',
  'Sabía lo que quería y mandó fotos desde el principio.',
  'Amable toda la familia, incluido el perro.',
  'Cumplió con la hora y con el pago. Recomendable.',
  'Hizo buenas preguntas y escuchó las recomendaciones.',
  'Tenía listo el material como quedamos.',
  'Todo correcto. Cambió la fecha una vez, pero avisó con tiempo.',
  'Un gusto trabajar en casas así de cuidadas.',
  'Confió en mi recomendación y el resultado se nota.',
  'Siempre respondió el mismo día.',
  'Buena disposición aunque llovió y tuvimos que mover el trabajo.',
];

/** Conversations that have not become a project. */
export const QUESTIONS: readonly (readonly [ask: string, answer: string])[] = [
  [
    'Hola, ¿atiendes los domingos?',
    'Hola. Domingos solo urgencias; sábado todo el día. ¿Qué necesitas?',
  ],
  ['Buenas tardes, ¿das factura?', 'Sí, con tus datos fiscales te la mando el mismo día.'],
  [
    '¿Cuánto cobras por la visita para cotizar?',
    'Dentro de la ciudad no cobro la visita. ¿Por qué colonia estás?',
  ],
  [
    '¿Qué garantía das en tu trabajo?',
    'Noventa días por escrito en mano de obra. El material, la del fabricante.',
  ],
  [
    'Hola, ¿tienes lugar esta semana?',
    'El jueves por la tarde o el viernes temprano. ¿Cuál te queda?',
  ],
  [
    'Vi tu portafolio y me gustó mucho. ¿Trabajas con presupuesto cerrado?',
    'Gracias. Sí, lo que diga la propuesta es lo que pagas.',
  ],
];
