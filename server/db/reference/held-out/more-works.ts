/** Works of two trades in one sentence, of the fifteenth to the last table. */
export const MORE_WORKS: Readonly<Record<string, string>> = {
  'Pintura y Plomería': `
    pintar la sala y arreglar una llave que gotea`,
  'Cerrajería y Electricidad': `
    cambiar la chapa y poner una lampara`,
  'Ensamble de muebles y Instalación de electrodomésticos': `
    armar una cama y colgar la tele`,
  'Fumigación y Limpieza': `
    fumigar y despues limpiar toda la casa`,
  'Jardinería y Impermeabilización': `
    el jardin y el impermeabilizado de la azotea`,
  'Carpintería y Electricidad': `
    poner repisas y un apagador`,
  'Jardinería y Albañilería': `
    limpiar el jardin y tirar el escombro`,
  'Cerrajería y Plomería': `
    cambiar chapa, pintar puerta y arreglar fuga`,
  'Plomería y Electricidad': `
    se tapo el baño y no hay luz en la cocina / necesito plomero y electricista / reparar fuga en baño y cambiar
    un contacto / destapar el caño y cambiar el foco del baño / la regadera gotea y el apagador no sirve`,
  'Aire acondicionado y Electricidad': `
    instalar clima y un contacto para el mismo`,
  'Ensamble de muebles y Limpieza': `
    armar un closet y lavar la sala`,
  'Pintura y Albañilería': `
    pintar y poner piso en una recamara`,
  'Jardinería y Fumigación': `
    hay que podar el arbol y fumigar contra hormigas`,
  'Tecnologia y Herrería': `
    instalar camaras y un porton electrico`,
  'Limpieza y Pintura': `
    lavar los sillones y pintar el comedor`,
  'Impermeabilización y Pintura': `
    arreglar el techo que gotea y pintarlo / impermeabilizar y despues pintar la fachada`,
  'Mudanzas y Limpieza': `
    mudanza y limpieza del departamento`,
  'Jardinería y Limpieza': `
    cortar pasto, lavar ventanas`,
  'Aire acondicionado y Plomería': `
    poner clima y arreglar el boiler`,
  'Plomería y Pintura': `
    cambiar wc y pintar el baño`,
  'Electricidad y Cerrajería': `
    poner una lampara y abrir una chapa`,
  'Mudanzas y Ensamble de muebles': `
    mudanza, y tambien que me armen la cama`,
  'Fumigación y Jardinería': `
    fumigar contra ratas y podar el jardin`,
  'Pintura y Jardinería': `
    pintar mi casa y arreglar el jardin`,
  'Plomería y Limpieza': `
    reparar fuga y limpiar la casa`,
  'Electricidad y Instalación de electrodomésticos': `
    instalar lampara y colgar tele`,
  'Cerrajería y Herrería': `
    cambiar chapa y soldar la reja`,
};
