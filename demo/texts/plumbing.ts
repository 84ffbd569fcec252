import type { TradeTexts } from './trade.ts';

export const plumbing: TradeTexts = {
  category: 'Plomería',
  works: [
    [
      [
        'Tarja con llave nueva y sin fuga',
        'La fuga venía de la conexión flexible; se cambió junto con la mezcladora.',
      ],
      [
        'Cambio de mezcladora de cocina',
        'Cuello alto, válvulas nuevas y silicón parejo en la tarja.',
      ],
      [
        'Cocina que amanecía inundada',
        'El céspol estaba roto por dentro. Se cambió y se probó una hora completa.',
      ],
      [
        'Fuga escondida tras el mueble',
        'Se localizó con equipo y se reparó sin quitar la cubierta.',
      ],
    ],
    [
      [
        'Lavabo y espejo en baño de visitas',
        'Desagüe nuevo, llaves angulares y mueble bien fijo a la pared.',
      ],
      [
        'Lavabo que goteaba al muro',
        'Se abrió lo mínimo, se cambió el tubo y se resanó el mismo día.',
      ],
      ['Baño chico, lavabo de sobreponer', 'Instalación completa con mueble y conexión oculta.'],
    ],
    [
      [
        'Boiler de paso con instalación nueva',
        'Tubería de cobre, válvula de gas y prueba de fugas delante del cliente.',
      ],
      [
        'Adiós al boiler picado',
        'Retiramos el viejo y pusimos uno de paso de 7 litros en una mañana.',
      ],
      [
        'Calentador en azotehuela',
        'Se elevó a la altura correcta y se protegió la tubería del sol.',
      ],
      [
        'Calentador con línea de gas nueva',
        'Manguera certificada, llave de paso a la mano y flama azul.',
      ],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, hay una fuga debajo de la tarja y ya se hinchó el mueble. ¿Puedes venir hoy?',
      answer:
        'Hola, sí alcanzo hoy a las 5. Mientras, cierra la llavecita de abajo. ¿Gotea siempre o solo cuando abres?',
      detail: 'Gotea siempre, poquito. Ya cerré la llave y paró.',
      titulo: 'Reparar fuga bajo la tarja',
      descripcion:
        'Cambio de conexiones flexibles, válvula angular y céspol. Incluye piezas y prueba de una hora.',
      precio: 850,
    },
    {
      ask: 'Buen día, quiero cambiar el boiler por uno de paso. Ya lo compré, ¿cuánto por la instalación?',
      answer: 'Buen día. ¿Es de gas LP o natural? ¿Y queda en el mismo lugar que el viejo?',
      detail: 'Gas natural y en el mismo lugar. El viejo es de depósito.',
      titulo: 'Instalar boiler de paso',
      descripcion:
        'Retiro del boiler viejo, adaptación de tubería de cobre para gas y agua, válvula nueva y prueba de fugas.',
      precio: 1650,
    },
    {
      ask: 'Se tapó el drenaje del patio y se está regresando el agua al baño. ¿Manejas sonda?',
      answer: 'Sí, traigo sonda eléctrica de 15 metros. ¿El registro está a la vista?',
      detail: 'Sí, en el patio, pero la tapa está pegada.',
      titulo: 'Destapar drenaje con sonda',
      descripcion:
        'Sondeo desde el registro hasta la calle, lavado con presión y tapa nueva de registro.',
      precio: 1450,
    },
    {
      ask: 'Hola, estoy remodelando el baño: WC, lavabo y regadera. ¿Haces todo el paquete?',
      answer: 'Claro. ¿Los muebles ya los tienes y se mueven de lugar o quedan donde están?',
      detail: 'Ya los tengo. Solo la regadera se mueve como 40 cm.',
      titulo: 'Plomería de baño completo',
      descripcion:
        'Mover salida de regadera, instalar WC, lavabo y mezcladora, cambiar llaves angulares y probar con presión.',
      precio: 7800,
    },
    {
      ask: '¿Lavan tinaco y cisterna el mismo día? Hace dos años que nadie los toca.',
      answer: 'Sí, los dos en una mañana. ¿De cuántos litros es la cisterna?',
      detail: 'De 5,000 y el tinaco de 1,100.',
      titulo: 'Lavado de cisterna y tinaco',
      descripcion:
        'Vaciado, tallado, desinfección y revisión de flotadores de cisterna de 5,000 l y tinaco de 1,100 l.',
      precio: 1850,
    },
    {
      ask: 'Tengo baja presión en la regadera de arriba. ¿Qué me recomiendas?',
      answer:
        'Depende de la altura del tinaco. ¿Cuánto hay del tinaco a la regadera? Con una foto de la azotea te digo.',
      detail: 'Como metro y medio. Ahí va la foto.',
      titulo: 'Bomba presurizadora',
      descripcion:
        'Suministro e instalación de bomba presurizadora de 1/2 HP con válvula de paso y conexión eléctrica.',
      precio: 5400,
    },
    {
      ask: 'Hola, la llave de la regadera no cierra bien y ya me salió cara el agua.',
      answer: 'Suele ser el cartucho. ¿Es de una palanca o de dos manerales?',
      detail: 'De dos. El de la caliente es el que no cierra.',
      titulo: 'Reparar llaves de regadera',
      descripcion: 'Cambio de empaques y vástagos en los dos manerales, sin abrir el muro.',
      precio: 620,
    },
    {
      ask: 'Hola, el WC se mueve cuando te sientas y sale agua por abajo.',
      answer: 'Es la junta proel, hay que levantarlo. ¿El piso alrededor está flojo?',
      detail: 'No, el piso está bien. Solo el WC baila.',
      titulo: 'Fijar WC y cambiar junta',
      descripcion: 'Levantar el WC, junta y taquetes nuevos, sellado y cambio de manguera.',
      precio: 780,
    },
    {
      ask: 'Buenas tardes, ¿instalas filtro de agua abajo de la tarja? De tres etapas.',
      answer: 'Sí, con su llave aparte. ¿La cubierta es de granito? Hay que perforarla.',
      detail: 'Granito negro, y no hay perforación.',
      titulo: 'Filtro de tres etapas bajo la tarja',
      descripcion:
        'Instalación de filtro con llave independiente y perforación de cubierta de granito.',
      precio: 1150,
    },
    {
      ask: 'La tubería de mi casa es galvanizada y sale agua café. ¿Cuánto por cambiarla?',
      answer: 'Se puede por partes: primero baños y luego cocina. ¿Cuántas salidas son?',
      detail: 'Un baño, cocina y patio. Nueve salidas, según yo.',
      titulo: 'Cambiar tubería galvanizada, nueve salidas',
      descripcion:
        'Retiro de tubería galvanizada y red nueva de PPR para nueve salidas, con ranuras resanadas y prueba de presión.',
      precio: 12600,
    },
    {
      ask: 'Hola, la cisterna se llena y se tira por el rebosadero toda la noche.',
      answer: 'Es el flotador. ¿Alcanzas a ver de qué medida es la válvula?',
      detail: 'De 3/4, creo. Está muy oxidada.',
      titulo: 'Cambiar flotador de cisterna',
      descripcion: 'Válvula de llenado y flotador de 3/4, con llave de paso nueva.',
      precio: 690,
    },
    {
      ask: 'Quiero cambiar la tarja por una doble. ¿También recortas la cubierta?',
      answer: 'Si es laminada, sí. ¿De cuánto es la tarja nueva?',
      detail: 'De 80 cm, y la cubierta es laminada.',
      titulo: 'Cambiar a tarja doble',
      descripcion: 'Recorte de cubierta, tarja doble de 80 cm, mezcladora, céspol doble y sellado.',
      precio: 1700,
    },
  ],
  reviews: [
    [5, 'Llegó a la hora, encontró la fuga en diez minutos y no rompió más que un azulejo.'],
    [5, 'Me enseñó la pieza que había fallado y la nueva. Todo probado antes de irse.'],
    [
      5,
      'Instaló el boiler en una mañana y me explicó cómo purgarlo. Agua caliente desde esa noche.',
    ],
    [5, 'Dejó la azotehuela más limpia que como estaba. Ya sé a quién llamar.'],
    [
      5,
      'Le escribí un domingo con la cocina inundada, me dijo qué llave cerrar y el lunes a las 8 ya estaba aquí.',
    ],
    [4, 'Buen trabajo y buen precio. Tuvo que regresar por una pieza, por eso no le pongo cinco.'],
    [4, 'Arregló la presión de la regadera. Explica poco, pero trabaja bien.'],
    [3, 'La fuga se arregló, pero llegó hora y media tarde.'],
  ],
};
