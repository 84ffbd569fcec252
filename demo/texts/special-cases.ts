/** Texts for projects with additional services, cancellations or disputes; they fit any trade. */
export const EXTRAS = [
  { descripcion: 'Material que salió durante el trabajo: refacciones y sellador.', precio: 380 },
  { descripcion: 'Volver el sábado a dejar una segunda pieza igual.', precio: 650 },
] as const;

export const DELIVERED = 'Quedó terminado y probado. Te mandé fotos por aquí';
export const BROKEN_DOWN = 'Se me descompuso la camioneta y no llego con la herramienta';
export const NO_LONGER = 'El casero ya no autorizó el trabajo';
export const WITHDRAWN = 'Esa semana ya no tengo lugar; te busco cuando se abra la agenda';

export const DISPUTES = [
  'Entregó el trabajo, pero una de las piezas quedó floja y al día siguiente ya no cerraba. Le escribí dos veces y no me ha dicho cuándo regresa. Mando una foto de cómo está.',
  'Dijo que ya estaba terminado y sigue goteando, se ve en la foto. Quiero que regrese a arreglarlo o que me devuelvan una parte.',
  'Faltó la mitad de lo que dice la propuesta y no ha querido regresar.',
] as const;

export const RULING =
  'La conversación muestra que faltó una parte de lo acordado y que el resto quedó bien hecho. El cliente recibe lo que corresponde a lo que faltó.';
