/** What no trade of a home does: death, illness, police, love, school, pets, cars, lost things. */
const LIFE = `
  se murió mi perro / se murió mi gato / mi perrito murió / murió mi papá / mi hermano se murió / falleció mi abuelita /
  necesito una funeraria / enterrar a mi perro / quiero morir / mi hijo tiene fiebre / me siento mal / estoy enferma /
  me duele la cabeza / necesito una ambulancia / llévenme al hospital / estoy embarazada / me va a dar un infarto /
  mi abuelo se cayó / quiero bajar de peso / estoy muy triste / mi bebé no duerme / me asaltaron en la calle /
  quiero poner una denuncia / llamen a la policía / me robaron el celular / me estafaron / mi esposo me pega /
  perdí mi cartera / se me perdió mi ine / necesito dinero / mi novio me dejó / me quiero divorciar / busco novia /
  quiero tener amigos / ayuda con la tarea de mi hijo / inscribir a mi hijo en la escuela / examen de admisión /
  quiero entrar a la universidad / mi perro está enfermo / mi gato no come / vacunar a mi perro / esterilizar a mi gata /
  se perdió mi perro / se escapó mi gato / adoptar un gatito / mi perro vomita / mi perro se siente mal /
  mi carro no prende / se ponchó la llanta / choqué mi coche / se descompuso mi camioneta / quiero ir al cine /
  me corrieron del trabajo`;

/** Works beside which somebody tells of people and animals. */
const WORKS = {
  'Instalación de electrodomésticos': 'se murió mi refri / la lavadora de mi mamá se murió',
  Plomería: 'se murió el boiler de mi abuela / fuga de agua, vivo cerca del hospital',
  Tecnologia: 'mi compu se murió / poner cámaras por violencia / compu para la escuela no prende',
  Jardinería: 'se murió mi planta / pasto para perro / podar el árbol del panteón',
  Herrería: 'barandal para mi mamá enferma',
  Fumigación: 'fumigar porque mi perro tiene pulgas / fumigar, hay ratas y mi hija está enferma',
  Limpieza: `limpiar la casa porque murió mi mamá / lavar la sala porque vomitó el perro /
    mi perro murió y quiero limpiar su casa`,
  Cerrajería: 'me robaron la cartera con las llaves / cambiar la chapa porque me divorcié',
  Albañilería: 'se cayó el techo de mi mamá / mi papá se cayó por el escalón roto, repararlo',
  Mudanzas: 'mover mis cosas a la universidad / flete al aeropuerto',
};

export const LIFE_AND_WORKS = { nadie: LIFE, ...WORKS };
