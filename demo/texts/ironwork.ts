import type { TradeTexts } from './trade.ts';

export const ironwork: TradeTexts = {
  category: 'Herrería',
  works: [
    [
      ['Zaguán de dos hojas', 'Solera, roleo sencillo y bisagras con balero.'],
      [
        'Portón que sustituyó al caído',
        'Se aprovecharon los postes y se colaron otra vez las bases.',
      ],
      [
        'Entrada con reja de herrería',
        'Fondo anticorrosivo, negro mate y tejuelos bien alineados.',
      ],
    ],
    [
      ['Protección para ventana con jardinera', 'Protege y además se ve bonita desde la calle.'],
      [
        'Ventana segura sin parecer cárcel',
        'Diseño de rombos y pasador por dentro para emergencias.',
      ],
      ['Cambio de protección oxidada', 'La vieja se quitó sin romper el aplanado.'],
      ['Reja forjada para casona', 'Remaches a la vista y jardinera integrada, como las de antes.'],
    ],
    [
      ['Barandal con pasamanos de madera', 'Barrotes a doce centímetros: no cabe una cabeza.'],
      ['Escalera que ya no da miedo', 'Anclas químicas en cada escalón y pasamanos continuo.'],
      ['Barandal con aros de latón', 'Soldado en sitio, lijado y pintado en dos días.'],
      ['Barandal forjado a mano', 'Cada aro se hizo en la fragua; no hay dos iguales.'],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, necesito un zaguán de 3 por 2.20, dos hojas. ¿Cuánto tarda?',
      answer: 'Unas dos semanas ya instalado. ¿Liso, con lámina abajo o todo reja?',
      detail: 'Lámina abajo y reja arriba, sencillo.',
      titulo: 'Zaguán de dos hojas, 3 × 2.20 m',
      descripcion:
        'Zaguán con lámina en la parte baja y reja arriba, bisagras con balero, chapa, anticorrosivo y esmalte negro. Instalado.',
      precio: 14800,
    },
    {
      ask: 'Se me cayó el portón de un lado, se rompió la bisagra. ¿Puedes hoy?',
      answer: 'Puedo a las 6. No lo muevas, mejor deja el coche afuera. ¿Es abatible o corredizo?',
      detail: 'Abatible, la hoja de la derecha.',
      titulo: 'Reparar bisagra de portón',
      descripcion: 'Soldar bisagra nueva con balero, nivelar la hoja y ajustar la chapa.',
      precio: 1200,
    },
    {
      ask: 'Quiero protecciones en dos ventanas de la planta baja, que no se vean feas.',
      answer: 'Te paso tres diseños. ¿De cuánto son las ventanas?',
      detail: 'De 1.20 por 1.00 las dos. Me gusta el de rombos.',
      titulo: 'Dos protecciones de 1.20 × 1.00 m',
      descripcion:
        'Dos protecciones de diseño de rombos con pasador interior, anticorrosivo y esmalte. Instaladas.',
      precio: 4600,
    },
    {
      ask: '¿Haces barandales para escalera interior? Son 4 metros y tengo una bebé.',
      answer:
        'Sí, con barrotes juntos para que no quepa la cabeza. ¿Pasamanos de madera o de fierro?',
      detail: 'De madera, por favor.',
      titulo: 'Barandal de escalera, 4 m',
      descripcion:
        'Barandal de 4 m con barrotes a 10 cm, pasamanos de encino y anclas químicas. Instalado.',
      precio: 7600,
    },
  ],
  reviews: [
    [5, 'El zaguán cierra con un dedo. La soldadura está limpia por los dos lados.'],
    [5, 'Vino a las seis como dijo y esa noche ya pude cerrar la cochera.'],
    [5, 'Las protecciones se ven bonitas y mi mamá duerme más tranquila.'],
    [4, 'Buen barandal. Tuvo que volver a pintar un tramo y lo hizo sin que insistiera.'],
    [4, 'Cumplió con la fecha. Dejó algunas rebabas en la cochera.'],
    [3, 'El trabajo es bueno, pero cambió la fecha de entrega dos veces.'],
  ],
};
