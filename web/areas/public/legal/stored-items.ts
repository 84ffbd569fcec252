/** An item that we store in the browser, as the cookie policy lists it. */
export interface StoredItem {
  /** Names as the browser's tools show them; «…» stands for a part that differs for each person. */
  names: readonly string[];
  purpose: string;
  life: string;
}

export const cookies: readonly StoredItem[] = [
  {
    names: ['alta'],
    purpose:
      'Al crear tu cuenta, une el código que te enviamos con este navegador. La página no puede leerla.',
    life: '70 minutos, o hasta que tu cuenta está creada.',
  },
  {
    names: ['dispositivo'],
    purpose:
      'Al entrar, recuerda que este navegador es tuyo: los intentos de otros no te cierran el paso, y te avisamos de uno nuevo. La página no puede leerla.',
    life: '400 días desde la última vez que entras.',
  },
];

export const localItems: readonly StoredItem[] = [
  {
    names: ['session_id', 'keylogin', 'code_confirm', 'user'],
    purpose: 'Mantienen tu sesión abierta y muestran tu nombre y tu foto.',
    life: 'Hasta que cierras sesión o vence: 14 días sin usarla, 30 como máximo.',
  },
  {
    names: ['path_api'],
    purpose: 'La dirección a la que el sitio pide los datos.',
    life: 'Hasta que la borras.',
  },
  {
    names: ['formDataSearch', 'solicitud_leida', 'solicitud_imagenes', 'solicitud (base de datos)'],
    purpose: 'La solicitud que llevas escrita, lo que entendimos de ella y sus imágenes.',
    life: 'Hasta que la envías o cierras sesión.',
  },
  {
    names: ['redirect_url', 'redirect_para', 'cache'],
    purpose: 'Recuerdan a dónde ibas cuando te pedimos entrar, para llevarte ahí después.',
    life: 'Hasta que la borras; la dirección, hasta que se usa.',
  },
  {
    names: ['favorito'],
    purpose: 'A quién querías guardar cuando te pedimos entrar.',
    life: 'Hasta que se usa, o una hora.',
  },
  {
    names: ['avisos_dispositivo', 'avisos_guardado'],
    purpose: 'Para quién activaste los avisos en este navegador, y a qué dirección le llegan.',
    life: 'Hasta que desactivas los avisos o los borras.',
  },
  {
    names: ['mantine-color-scheme-value'],
    purpose: 'Si elegiste el tema claro o el oscuro.',
    life: 'Hasta que la borras.',
  },
  {
    names: ['solicitud_elegidos'],
    purpose: 'A qué profesionales elegiste enviarles tu solicitud.',
    life: 'Hasta que la envías o cierras sesión.',
  },
  {
    names: ['chat_draft:…', 'chat_proposal:…', 'chat_step:…', 'respuesta:…'],
    purpose:
      'El mensaje, la propuesta, el motivo o la respuesta a una reseña que dejaste a medias.',
    life: 'Hasta que los envías o los borras.',
  },
];

export const tabItems: readonly StoredItem[] = [
  {
    names: ['sin_guardar:…'],
    purpose:
      'Lo que cambiaste o escribiste y no has guardado, por si tu sesión se cierra o sales antes.',
    life: 'Hasta que lo guardas, lo descartas o cierras la pestaña.',
  },
  {
    names: ['alta_cliente', 'alta_profesional', 'restaurar', 'contacto'],
    purpose:
      'Lo que llevas escrito en un formulario, para que no se pierda al recargar. Nunca la contraseña.',
    life: 'Hasta que lo envías o cierras la pestaña.',
  },
  {
    names: ['escrito'],
    purpose:
      'Lo que escribiste en una página que no terminó de cargar, mientras se vuelve a cargar.',
    life: 'Hasta que la página se carga.',
  },
  {
    names: ['portafolio:…', 'portafolio (base de datos)'],
    purpose: 'El proyecto de tu portafolio que llevas escrito y sus fotos.',
    life: 'Hasta que lo guardas, lo descartas o cierras la pestaña; las fotos, un día más.',
  },
  {
    names: ['chat_outbox:…'],
    purpose: 'Los mensajes que se estaban enviando cuando se recargó la página.',
    life: 'Hasta que se envían o cierras la pestaña.',
  },
  {
    names: ['solicitud'],
    purpose: 'Con qué dirección abriste la solicitud, para no cambiar lo que ya elegiste.',
    life: 'Hasta que cierras la pestaña.',
  },
  {
    names: ['solicitud_enviada'],
    purpose: 'Qué solicitud enviaste al último, para llevarte a ella si vuelves atrás.',
    life: 'Hasta que empiezas otra, cierras sesión o cierras la pestaña.',
  },
  {
    names: ['react-router-scroll-positions'],
    purpose: 'En qué parte de cada página ibas, para volver ahí.',
    life: 'Hasta que cierras la pestaña.',
  },
];
