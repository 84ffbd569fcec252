import type { TradeTexts } from './trade.ts';

export const furniture: TradeTexts = {
  category: 'Ensamble de muebles',
  works: [
    [
      [
        'Librero de piso a techo',
        'Nivelado y fijo al muro con cuatro taquetes; no se mueve ni queriendo.',
      ],
      ['Librero de quince entrepaños', 'Cinco horas de armado y ni un tornillo de sobra.'],
      ['Mueble para libros y plantas', 'Se reforzó la espalda porque el tablero venía delgado.'],
      ['Librero fijo en casa con gatos', 'Doble ancla al muro: ya lo escalaron y no se movió.'],
    ],
    [
      [
        'Base de cama matrimonial',
        'Armada, centrada y con los tornillos apretados para que no rechine.',
      ],
      ['Cama con cajonera', 'Los cajones corren parejo; se ajustaron las guías dos veces.'],
      ['Recámara de visitas lista', 'Cama, buró y lámpara, todo el mismo sábado.'],
    ],
    [
      [
        'Escritorio con cajonera y repisa',
        'Cables escondidos por atrás y repisa a la altura de la vista.',
      ],
      ['Oficina en casa', 'Escritorio, silla y soporte del monitor en una tarde.'],
      ['Escritorio para dos pantallas', 'Se hizo un pasacables extra para que no colgara nada.'],
      [
        'Escritorio de regreso a clases',
        'Armado la noche anterior al primer día, con lámpara y todo.',
      ],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, me llegó un librero en cajas, mide 2.40. ¿Lo armas y lo fijas a la pared?',
      answer: 'Sí. ¿La pared es de tabique o tablaroca? De eso depende el taquete.',
      detail: 'Tabique. Son dos cajas, están en la sala.',
      titulo: 'Armar y fijar librero',
      descripcion:
        'Armado de librero de 2.40 m, nivelado y fijación a muro de tabique con taquetes. Me llevo el cartón.',
      precio: 680,
    },
    {
      ask: 'Buenas, necesito armar dos burós, una cama king y un ropero. ¿Todo en un día?',
      answer: 'Empezando a las 9 sí queda. ¿Es departamento con elevador? Es por la herramienta.',
      detail: 'Segundo piso sin elevador, pero todo ya está arriba.',
      titulo: 'Recámara completa',
      descripcion:
        'Armado de cama king, dos burós y ropero de tres puertas. Incluye nivelar y ajustar puertas.',
      precio: 1950,
    },
    {
      ask: 'Compré una cuna y las instrucciones vienen en chino. ¿Me ayudas antes del viernes?',
      answer: 'Claro, el jueves a las 6. Con una foto de las piezas ya sé cuál es.',
      detail: 'Ahí te va. Falta una bolsita de tornillos, creo.',
      titulo: 'Armar cuna',
      descripcion: 'Armado de cuna, reposición de tornillería faltante y revisión de barandales.',
      precio: 450,
    },
    {
      ask: 'Somos una oficina chica: seis escritorios y seis sillas por armar. ¿Cotizas por pieza?',
      answer: 'Por pieza, y con seis te hago precio. ¿Se puede entrar en sábado?',
      detail: 'Sí, sábado o domingo, sin problema.',
      titulo: 'Seis escritorios y seis sillas',
      descripcion:
        'Armado y acomodo de seis escritorios con cajonera y seis sillas. Incluye retiro de empaques.',
      precio: 3600,
    },
  ],
  reviews: [
    [
      5,
      'Armó en tres horas lo que yo llevaba dos fines de semana intentando. Y se llevó el cartón.',
    ],
    [5, 'El librero quedó fijo y derecho. Con un niño que trepa, dormimos tranquilos.'],
    [5, 'Mucho orden y buen trato. Hasta acomodó los cables del escritorio.'],
    [5, 'Una puerta venía mal de fábrica y me ayudó a pedir el cambio. Regresó sin cobrar.'],
    [4, 'Todo bien armado. Llegó media hora después de lo acordado.'],
    [3, 'Quedó bien, pero hizo ruido con el taladro hasta las nueve de la noche.'],
  ],
};
