import type { TradeTexts } from './trade.ts';

export const moving: TradeTexts = {
  category: 'Mudanzas',
  works: [
    [
      [
        'Casa de tres recámaras en un viaje',
        'Camión cerrado, cuatro cargadores y un inventario firmado al salir.',
      ],
      [
        'Salida a las siete, entrega a la una',
        'Cargamos por orden de cuarto para descargar igual.',
      ],
      [
        'Carga desde un segundo piso',
        'La sala bajó por el balcón con cuerdas y cobijas, sin un rasguño.',
      ],
      ['Mudanza con ruta compartida', 'Dos familias, un camión y cada cosa con su etiqueta.'],
    ],
    [
      ['De cajas a sala', 'Acomodo completo: muebles en su lugar y cuadros colgados.'],
      [
        'Departamento listo para dormir',
        'Desempacamos lo básico el mismo día y nos llevamos las cajas.',
      ],
      ['Mudanza de una pareja con gato', 'El gato viajó aparte. La sala, con nosotros.'],
      ['Llegar y sentarse', 'La sala fue lo primero en bajar y lo primero en acomodarse.'],
    ],
    [
      ['Recámara armada otra vez', 'Desarmamos, transportamos y volvimos a armar cama y clóset.'],
      ['Colchones en funda', 'Todo el blanco viajó en bolsa cerrada y la cama quedó tendida.'],
      ['El cuarto de los niños primero', 'Llegaron de la escuela y ya tenían cama.'],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, me mudo el sábado 2 de un departamento de dos recámaras. Tercer piso sin elevador.',
      answer:
        'Tengo libre ese sábado. ¿A qué colonia vas y hay refrigerador de dos puertas o piano?',
      detail: 'Voy a unos 8 km. Refri normal, y una lavadora.',
      titulo: 'Mudanza de 2 recámaras',
      descripcion:
        'Camión cerrado de 3.5 t, tres cargadores, maniobras de tercer piso, cobijas y emplaye. Dentro de la ciudad.',
      precio: 4800,
    },
    {
      ask: '¿Haces fletes chicos? Es una sala y una mesa, de una casa a otra.',
      answer:
        'Sí, con camioneta. ¿La sala es en escuadra? Mándame foto y te digo si va en un viaje.',
      detail: 'Es de tres y dos plazas. Ahí va la foto.',
      titulo: 'Flete de sala y comedor',
      descripcion: 'Un viaje en camioneta con operador y ayudante, maniobras en planta baja.',
      precio: 1350,
    },
    {
      ask: 'Nos cambiamos de ciudad con casa completa. ¿Hacen el empaque ustedes?',
      answer: 'Sí, empacamos, cargamos y armamos allá. ¿Cuántas recámaras y en qué fecha?',
      detail: 'Tres recámaras, la última semana del mes.',
      titulo: 'Mudanza foránea con empaque',
      descripcion:
        'Empaque de tres recámaras, camión cerrado, seguro de carga y armado de camas en destino.',
      precio: 18500,
    },
    {
      ask: 'Necesito bajar un refrigerador y subir otro a un quinto piso. ¿Cuánto?',
      answer: 'Con dos personas y fajas. ¿Cabe por la escalera o hay que volarlo?',
      detail: 'Sí cabe, el viejo subió por ahí.',
      titulo: 'Maniobra de refrigerador',
      descripcion:
        'Bajar un refrigerador y subir otro a quinto piso por escalera, con dos cargadores y protección.',
      precio: 1600,
    },
  ],
  reviews: [
    [5, 'Llegaron diez minutos antes y contaron cada caja conmigo. No faltó ni una cuchara.'],
    [5, 'Armaron las camas antes que nada porque traíamos niños. Esos detalles se agradecen.'],
    [5, 'Bajaron la sala por el balcón con una calma impresionante.'],
    [4, 'Muy cuidadosos con los muebles. El tráfico los retrasó una hora.'],
    [4, 'El precio fue el que se acordó, sin sorpresas por el tercer piso.'],
    [2, 'Se quebró un espejo y tardaron dos semanas en responder por él.'],
  ],
};
