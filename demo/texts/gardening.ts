import type { TradeTexts } from './trade.ts';

export const gardening: TradeTexts = {
  category: 'Jardinería',
  works: [
    [
      ['Patio que era puro zacate', 'Deshierbe, pasto en rollo y poda del árbol sin lastimarlo.'],
      ['Jardín trasero con banca', 'Se rescató el árbol y se sembraron flores de temporada.'],
      ['De lote baldío a jardín', 'Dos días de limpieza y uno de siembra.'],
      [
        'Pasto nuevo para una casa con perros',
        'Variedad resistente y drenaje para que no se haga lodo.',
      ],
    ],
    [
      ['Entrada con camino de piedra', 'Lajas asentadas en arena y arbustos bajos a los lados.'],
      [
        'Frente de casa que da la bienvenida',
        'Podamos setos y trazamos un andador que no se encharca.',
      ],
      ['Andador y jardineras', 'Plantas nativas que casi no piden agua.'],
    ],
    [
      ['Terraza con cactáceas', 'Macetas con buen drenaje y riego una vez por semana.'],
      ['Balcón que volvió a la vida', 'Cambiamos tierra, macetas y orientación de cada planta.'],
      ['Repisas verdes', 'Aromáticas para la cocina y suculentas donde pega el sol.'],
      ['Rincón de rosales y helechos', 'Los que querían sol, al sol; los demás, a la repisa.'],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, mi patio está lleno de hierba hasta la rodilla. Son como 80 m².',
      answer: 'Se limpia en un día con desbrozadora. ¿Quieres poner pasto después o solo limpiar?',
      detail: 'Quiero pasto, pero que aguante a dos perros.',
      titulo: 'Limpieza de patio y pasto en rollo',
      descripcion:
        'Deshierbe de 80 m², nivelado con tierra, pasto bermuda en rollo y retiro de escombro verde.',
      precio: 9200,
    },
    {
      ask: '¿Podas árboles grandes? Una jacaranda ya toca los cables.',
      answer:
        'Sí, con arnés. Si toca cable de luz hay que avisar a la CFE; yo te ayudo con el reporte.',
      detail: 'Perfecto, es el cable del teléfono nada más.',
      titulo: 'Poda de jacaranda',
      descripcion: 'Poda de despeje y formación con arnés, sellado de cortes y retiro de ramas.',
      precio: 2300,
    },
    {
      ask: 'Quiero llenar de plantas una terraza de 3 por 4, con sol de tarde.',
      answer: 'Con ese sol van bien las cactáceas y las buganvilias. ¿Hay llave de agua cerca?',
      detail: 'Sí, a un lado de la puerta.',
      titulo: 'Terraza con macetas y riego',
      descripcion:
        'Doce macetas con plantas de sol, sustrato con buen drenaje y riego por goteo con temporizador.',
      precio: 4900,
    },
    {
      ask: 'Necesito mantenimiento cada quince días, jardín chico de frente.',
      answer: 'Claro. Por mes son dos visitas. ¿Tienes bote para la rama o me la llevo?',
      detail: 'Mejor llévatela, por favor.',
      titulo: 'Mantenimiento de jardín, tres meses',
      descripcion: 'Seis visitas quincenales: corte de pasto, poda, deshierbe y retiro de ramas.',
      precio: 2100,
    },
  ],
  reviews: [
    [5, 'Mi patio era la vergüenza de la cuadra y ahora desayunamos ahí.'],
    [5, 'Podó la jacaranda sin mutilarla y barrió hasta la banqueta del vecino.'],
    [5, 'Me explicó cuánta agua quiere cada maceta. Tres semanas después, todo vivo.'],
    [4, 'El pasto pegó muy bien. Una esquina hubo que resembrarla y la repuso.'],
    [4, 'Trabaja bien y de buen humor. La rama se la llevó hasta el día siguiente.'],
    [3, 'Bien el corte, pero dejó sin podar el seto de atrás.'],
  ],
};
