/**
 * What people ask for that no trade of a home does, in terms as the categories have them. They compete with the
 * trades: «limpieza dental» is no cleaning of a house.
 */
export const ELSEWHERE = `
  facial, dental, dientes, cabello, pelo, peinado, corte pelo, manicure, pedicure, unas acrilicas, maquillaje,
  maquillista, masaje, depilar, pestanas, tatuaje, barbero, estilista, lavar carro, lavar coche, lavar auto, carro,
  coche, automovil, moto, camioneta motor, llanta, parabrisas, frenos, mecanico, cambio aceite, afinacion carro, grua,
  hojalateria, clases, curso, cursos, clase, tutor, regularizacion, aprender, oleo, cuadro oleo, retrato, dibujo,
  boda, fiesta, quince anos, banquete, mesero, meseros, dj, mariachi, fotografo, fotos boda, invitaciones, payaso,
  abogado, contador, notario, tramite, credito, prestamo, seguro medico, visa, pasaporte, declaracion, medico, doctor, duele, dolor, cutis,
  enfermera, enfermero, psicologo, nutriologo, dentista, terapia, cuidar papa, cuidar mama, cuidador, cuidadora,
  ninera, guarderia, kinder, jardin ninos, veterinario, veterinaria, paseador, pasear perro, banar perro,
  estetica perro, entrenador, gimnasio, vendo, vender, venta, comprar, rento casa, rento cuarto, rento departamento,
  rentar casa, rentar cuarto, rentar departamento, renta departamento, renta casa, inmobiliaria, empleo, vacante,
  busco trabajo, pizza, tacos, pastel, comida, cocinera, taxi, uber, chofer, vuelo, boleto, hotel, zapatos, vestido,
  costurera, sastre, zapatero, traductor,
  pagar recibo, cobrar recibo, lente, lentes, optica, receta, pay, cocinar, dieta, vacuna, vacunas, escolar, tarea,
  renta, rentar, alquiler, brincolin, brincolines, inflable, licencia, tramitar, multa, placas, busco chamba, chamba,
  bicicleta, iphone, ropa usada, guitarra, ingles, yoga, zumba, novela, pelicula, musica, partido, espalda, cita,
  paquete envio, mensajeria, vuelos, viaje, excursion, playa, cuenta cancelar, cancelar cuenta, contrasena, factura`;
