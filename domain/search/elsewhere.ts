/**
 * What people ask for that no trade of a home does, in terms as the categories have them. They compete with the
 * trades: «limpieza dental» is no cleaning of a house.
 */
export const ELSEWHERE = `
  facial, dental, dientes, cabello, pelo, peinado, corte pelo, manicure, pedicure, unas acrilicas, maquillaje,
  maquillista, masaje, depilar, pestanas, tatuaje, barbero, estilista, lavar carro, lavar coche, lavar auto, carro,
  coche, automovil, moto, camioneta motor, llanta, parabrisas, frenos, mecanico, cambio aceite, afinacion carro, grua,
  hojalateria, clases, curso, cursos, clase, tutor, regularizacion, aprender, oleo, cuadro oleo, retrato, dibujo,
  pintar cuadro, plan negocios, afilar, afilar cuchillos, cuidar casa,
  boda, fiesta, compro, chatarra, mi cuenta, entrar cuenta, cuenta bancaria, pedido, pedidos, reembolso, devolucion, iniciar sesion, aplicacion, nunca llego, nunca vino, nadie vino, flores domicilio, flores regalo, quien vende, quien venda, donde venden, donde compro, donde comprar, consigo refaccion, cuanto gana, cuanto ganan, sueldo, salario, quince anos, banquete, mesero, meseros, dj, mariachi, fotografo, fotos boda, invitaciones, payaso,
  abogado, contador, notario, tramite, credito, prestamo, seguro medico, visa, pasaporte, declaracion, medico, doctor, duele, dolor, cutis,
  enfermera, enfermero, psicologo, nutriologo, dentista, terapia, cuidar papa, cuidar mama, cuidador, cuidadora,
  ninera, guarderia, kinder, jardin ninos, veterinario, veterinaria, paseador, pasear perro, banar perro,
  estetica perro, entrenador, gimnasio, vendo, vender, venta, comprar!, rento casa, rento cuarto, rento departamento,
  rentar casa, rentar cuarto, rentar departamento, renta departamento, renta casa, inmobiliaria, empleo, vacante,
  busco trabajo, pizza, tacos, pastel, comida, cocinera, taxi, uber, chofer, vuelo, boleto, hotel, zapatos, vestido,
  costurera, sastre, zapatero, traductor,
  pagar recibo, cobrar recibo, lente, lentes, optica, receta, pay, cocinar, dieta, vacuna, vacunas, escolar, tarea,
  renta, rentar, alquiler, brincolin, brincolines, inflable, licencia, tramitar, multa, placas, busco chamba, chamba,
  bicicleta, iphone, ropa usada, guitarra, ingles, yoga, zumba, novela, pelicula, musica, partido, espalda, cita,
  paquete envio, mensajeria, vuelos, viaje, excursion, playa, cuenta cancelar, cancelar cuenta, contrasena, factura,
  estilista domicilio, hojalatero, laminero, llantero, masajista, muela, muelas, odontologo, ortodoncista, peluquero,
  peluquera, peluqueria, podologo, talachero, talacha, vulcanizadora, tapicero, tapizado, tapizar, retapizar, tela silla, tela sillas,
  tela sillon, tela sillones, robaron celular, celular, pantalla celular, pantalla cel, descompuso camioneta, camioneta prende, enterrar perro, enterrar gato, enterrar mascota,
  afinar, afinacion, alineacion, alinear, acordeon, bateria musical, saxofon, teclado musical, trompeta, ukulele, violin, violonchelo, camara fotografica, camara fotos, camara video, camara
  nikon, camara canon, camara no enfoca, dron, drone, arreglo floral, florista, floreria, ramo, cadena oro, cadena plata, anillo, anillos,
  arete, aretes, collar, joya, joyas, joyeria, reloj, relojero, limpia espiritual, limpia huevo, automotriz, rines, motor, aceite motor, fuga aceite, tira aceite, vestiduras, radiador carro,
  carburador, balatas, bujias, suspension carro, mochila, maleta, peluche, juguete`;

/** What is of these is done elsewhere too: «el foco del carro» is no work in a house. */
export const OWNERS = new Set(
  'automovil auto camioneta carro coche motocicleta moto trailer troca'.split(' '),
);

/**
 * What happens to people and animals, not to a home, in terms as the categories have them. Nobody of a home is asked for
 * it, but it may be told beside a work: «la lavadora de mi mamá se murió» is a washing machine. So these say something
 * only where no trade is sure.
 */
export const LIFE = `
  fallecio, fallecieron, funeraria, velorio, entierro, cremacion, cremar, luto, murio perro, murio perra, murio
  perrito, murio perrita, murio gato, murio gata, murio gatito, murio gatita, murio mascota, murio perico, murio
  papa, murio mama, murio abuelo, murio abuela, murio abuelito, murio abuelita, murio hermano, murio hermana,
  murio tio, murio tia, murio esposo, murio esposa, murio marido, murio hijo, murio hija, murio amigo, murio
  amiga, quiero morir, quiero morirme, suicidio, fiebre, calentura, tos, gripa, gripe, diarrea, vomita,
  embarazada, embarazo, infarto, diabetes, ambulancia, lleven hospital, llevenme hospital, ir hospital,
  medicina, medicamento, pastillas, cirugia, lastime, lastimo, siento mal, siente mal, bajar peso, cabeza,
  triste, depresion, ansiedad, estoy enfermo, estoy enferma, hijo enfermo, hija enferma, bebe enfermo, papa
  enfermo, mama enferma, abuelo enfermo, abuela enferma, perro enfermo, perra enferma, perrito enfermo, gato
  enfermo, gata enferma, gatito enfermo, abuelo cayo, abuela cayo, papa cayo, mama cayo, hijo cayo, policia,
  denuncia, denunciar, asaltaron, secuestro, fiscalia, demanda, demandar, estafaron, estafa, fraude, violencia,
  robaron cartera, robaron bolsa, robaron dinero, perdi cartera, perdio cartera, perdi ine, perdio ine, perdi
  celular, perdio celular, esposo pega, marido pega, novio dejo, novia dejo, busco novia, busco novio, divorcio,
  divorciar, divorciarme, enamorado, enamorada, infiel, tener amigos, hacer amigos, inscribir, inscripcion,
  examen, entrar universidad, preparatoria, beca, becas, vacunar, esterilizar, adoptar, desparasitar, adiestrar,
  adiestrador, croquetas, perdio perro, perdio perrito, perdio gato, escapo perro, escapo gato, escapo perrito,
  perro come, gato come, ponchada, clutch, ir cine, ir aeropuerto, esta aeropuerto, avion, futbol, necesito
  dinero, horoscopo, tarot, brujeria, loteria, bebe duerme, bebe llora, corrieron trabajo`;
