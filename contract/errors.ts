import { formatMoment } from '#lib/mexico-time.ts';
import { LOST_SESSION } from './lost-session.ts';

/**
 * The error catalogue: every failure a call can answer with, its HTTP status and the Spanish
 * sentence a person reads. Texts fixed by the specification (1 §4–8, 2 §8) stay to the letter.
 * An error's text and status are written nowhere else.
 */
export const ERRORS = {
  // Any call
  invalid_input: [400, 'Revisa los datos marcados.'],
  malformed_body: [400, 'No pudimos leer los datos enviados.'],
  ...LOST_SESSION,
  forbidden: [403, 'Tu tipo de cuenta no puede hacer esto.'],
  no_permission: [403, 'Tu cuenta del equipo no tiene permiso para esto.'],
  proof_needed: [403, 'Confirma que eres tú para seguir. No se hizo ningún cambio.'],
  factor_missing: [
    403,
    'Activa primero la verificación en dos pasos: quien trabaja en el equipo la necesita.',
  ],
  not_found: [404, 'No encontramos lo que buscas.'],
  unknown_call: [404, 'Esta dirección no existe.'],
  too_slow: [408, 'La conexión está muy lenta y no recibimos todo. Inténtalo de nuevo.'],
  body_too_large: [413, 'Los datos enviados son demasiado grandes.'],
  unsupported_media: [415, 'El formato de los datos enviados no es válido.'],
  too_many_requests: [429, 'Hiciste demasiados intentos. Espera un momento y vuelve a intentarlo.'],
  internal: [500, 'Error en el servidor al procesar la petición'],
  unavailable: [503, 'El servicio no está disponible por ahora. Intenta de nuevo en un momento.'],

  // Images (decisions §4, 1 §5, 2 §5)
  image_required: [400, 'Elige una imagen.'],
  profile_image_too_large: [413, 'La imagen de perfil excede 6 MB'],
  attachment_too_large: [413, 'El adjunto excede el tamaño máximo de 6MB'],
  not_an_image: [415, 'El archivo no es una imagen que podamos leer. Usa JPG, PNG o WebP.'],
  image_dimensions: [413, 'La imagen es demasiado grande. Usa una de hasta 40 megapíxeles.'],
  id_image_unreadable: [500, 'No pudimos abrir esta imagen de la identificación.'],
  portfolio_image_too_large: [413, 'La imagen {file} excede el tamaño máximo de 6MB.'],
  portfolio_images_too_many: [400, 'Se ha alcanzado el límite máximo de 10 imágenes.'],
  portfolio_images_too_heavy: [413, 'El total de imágenes excede el tamaño máximo de 50MB.'],
  push_service_unknown: [
    400,
    'Tu navegador usa un servicio de avisos que no conocemos: te avisamos por WhatsApp y correo.',
  ],
  unsubscribe_unknown: [
    404,
    'El enlace está incompleto o no es nuestro. Entra a tus avisos y elige ahí qué te enviamos.',
  ],
  link_expired: [403, 'El enlace de la imagen venció. Recarga la página.'],

  // Sign-up (decisions §2)
  code_invalid: [400, 'El código no es válido'],
  code_expired: [400, 'El código ya venció. Pide uno nuevo.'],
  code_dead: [429, 'Demasiados intentos con este código. Pide uno nuevo.'],
  code_not_requested: [400, 'Pide un código para tu teléfono.'],
  code_resend_wait: [429, 'Espera {espera} para pedir otro código.'],
  code_way_not_open: [409, 'Este código ya no se puede enviar por ese medio. Pide uno nuevo.'],
  code_email_missing: [400, 'Escribe el correo al que enviamos el código.'],
  code_too_many: [429, 'Ya enviamos demasiados códigos a este teléfono. Intenta más tarde.'],
  contact_not_asked: [409, 'Ese cambio ya no está pendiente. Si lo quieres, pídelo otra vez.'],
  own_contact: [409, 'Tu teléfono y tu correo los cambias en «Mi cuenta», con un código.'],
  email_same: [409, 'Ese ya es tu correo.'],
  phone_not_proved: [409, 'Confirma tu teléfono con el código que te enviamos.'],
  email_in_use: [409, 'Ya hay una cuenta con este correo.'],
  phone_in_use: [409, 'Este teléfono ya tiene una cuenta de este tipo.'],

  // Restoring a password (1 §4, decisions §2)
  mail_too_many: [429, 'Ya enviamos demasiados códigos a este correo. Intenta más tarde.'],
  restore_not_requested: [400, 'Pide un código para tu correo.'],
  restore_not_proved: [409, 'Confirma tu correo con el código que te enviamos.'],

  // Configuring an account by link (1 §4, §8, decisions §2)
  configure_not_found: [404, 'No se obtuvo la cuenta, contacta a soporte'],
  configure_in_use: [409, 'Cuenta en uso'],
  configure_expired: [
    410,
    'Este enlace ya no sirve: venció o te enviamos uno más nuevo. Pide otro a soporte.',
  ],

  // The second factor (4 §F)
  factor_needed: [401, 'Escribe el código de tu aplicación para seguir.'],
  factor_wrong: [401, 'El código no es el que esperamos. Escribe el que muestra ahora.'],
  factor_used: [409, 'Ese código ya se usó. Espera a que cambie y escribe el nuevo.'],
  recovery_wrong: [
    401,
    'No es uno de tus códigos de recuperación, o ya se usó. Revísalo o escribe otro de tu lista.',
  ],
  codes_replaced: [
    409,
    'Esos códigos ya no sirven: se hicieron otros. Haz códigos nuevos y guárdalos.',
  ],
  factor_none: [409, 'Primero activa una aplicación de códigos o agrega una llave.'],
  factor_required: [409, 'En el equipo es obligatoria: puedes cambiar de aplicación, no quitarla.'],
  passkey_wrong: [401, 'No reconocimos esa llave de acceso. Vuelve a intentarlo o usa otra forma.'],
  passkey_too_many: [409, 'Tienes 20 llaves de acceso. Quita una que ya no uses.'],
  totp_not_begun: [409, 'Empieza otra vez: vuelve a leer el código QR con tu aplicación.'],

  // Session
  credentials_invalid: [401, 'La contraseña no es valida'],
  account_suspended: [
    403,
    'Tu cuenta está suspendida y por ahora no puedes entrar. Tus proyectos y tu dinero se conservan. Si crees que es un error, escríbenos desde Contacto.',
  ],
  data_asked_lately: [
    429,
    'Ya pediste tus datos en las últimas 24 horas. Descarga esa copia o espera para pedir otra.',
  ],
  open_session_not_found: [404, 'Esa sesión ya no está abierta.'],

  // Contact form
  contact_too_many: [
    429,
    'Ya recibimos varios mensajes tuyos hoy. Te responderemos pronto; mañana puedes escribir de nuevo.',
  ],

  // Search and profile
  profile_not_found: [404, 'No encontramos a este profesional.'],
  favourites_too_many: [
    409,
    'Ya guardaste 100 profesionales. Quita alguno de tus favoritos para guardar a otro.',
  ],
  category_not_found: [404, 'No encontramos esta categoría.'],
  state_not_found: [404, 'No encontramos este estado.'],

  // Portfolio
  portfolio_not_found: [404, 'No encontramos este proyecto en tu portafolio.'],
  portfolio_image_not_found: [
    404,
    'Una de las imágenes ya no está en este proyecto. Recarga la página.',
  ],
  portfolio_changed: [
    409,
    'Este proyecto cambió desde que lo abriste. Revisa cómo quedó y guarda otra vez.',
  ],
  portfolio_full: [409, 'Tu portafolio ya tiene 60 proyectos. Elimina uno para agregar otro.'],

  // Chat (1 §5)
  request_images_too_many: [400, 'Puedes adjuntar hasta 3 imágenes.'],
  message_empty: [400, 'No puedes enviar un mensaje vacio'],
  conversation_not_allowed: [403, 'Esta conversación no es tuya.'],
  conversation_with_self: [400, 'No puedes escribirte a ti.'],
  recipient_is_client: [403, 'Solo puedes escribirle a profesionales.'],
  recipient_not_found: [404, 'La persona con la que quieres hablar no existe.'],
  professional_not_validated: [
    403,
    'Este profesional todavía no ha sido validado; aún no puedes escribirle.',
  ],
  writer_not_validated: [
    403,
    'Podrás empezar conversaciones cuando el equipo valide tu cuenta. Si tienes dudas, escríbenos en Contacto.',
  ],

  person_suspended: [
    409,
    'Esta cuenta está suspendida: por ahora no recibe mensajes, propuestas ni pagos.',
  ],
  person_deleted: [
    409,
    'Esta cuenta se eliminó: puedes leer lo que hablaron, pero ya no escribirle.',
  ],

  message_not_found: [404, 'No encontramos ese mensaje.'],
  first_contacts_too_many: [
    429,
    'Ya escribiste a muchas personas nuevas en las últimas 24 horas. Sigue en las conversaciones que ya tienes; más tarde podrás empezar otras.',
  ],
  person_blocked: [403, 'Bloqueaste a esta persona. Desbloquéala para volver a escribirle.'],
  conversation_closed: [403, 'Esta conversación no recibe mensajes.'],
  person_is_self: [400, 'Elige a otra persona.'],
  person_is_team: [403, 'No puedes bloquear al equipo de Maestros.'],
  reports_too_many: [
    429,
    'Ya recibimos varios reportes tuyos hoy. Los revisaremos; mañana puedes enviar más.',
  ],

  // Proposals and their money (1 §6, decisions §5)
  address_not_found: [404, 'No encontramos esta dirección.'],
  addresses_too_many: [409, 'Puedes guardar hasta 10 direcciones. Elimina una para agregar otra.'],
  address_not_now: [
    409,
    'La dirección se elige entre que aceptas la propuesta y que termina el proyecto.',
  ],
  request_not_found: [404, 'No encontramos esta solicitud.'],
  request_chosen: [409, 'Ya elegiste a alguien para esta solicitud.'],
  request_over: [409, 'Esta solicitud ya no espera respuesta.'],
  request_day_over: [409, 'Ya pasó el día que pediste: pídela otra vez con otro.'],
  request_waits: [409, 'Ya le pediste esto y todavía no te responde.'],
  recipient_at_limit: [
    409,
    'No puede responder a tiempo: llegó al límite de proyectos por semana de su membresía.',
  ],
  request_answered: [409, 'Ya respondiste esta solicitud con una propuesta.'],
  proposal_not_found: [404, 'No encontramos esta propuesta.'],
  project_not_found: [404, 'No encontramos este proyecto.'],
  search_takes_long: [
    400,
    'Esta búsqueda tarda demasiado. Escribe más, o una palabra menos común.',
  ],
  search_too_wide: [400, 'Más de 10,000 proyectos tienen ese texto. Escribe más.'],
  proposal_only_professional: [403, 'Solo el profesional puede generar una propuesta'],
  proposal_only_to_client: [
    403,
    'No puedes generar una propuesta con otro profesional, el necesita crear una cuenta como cliente',
  ],
  proposal_open_exists: [409, 'Ya tienen un proyecto abierto. Termínalo antes de empezar otro.'],
  proposal_author_not_validated: [
    403,
    'Podrás enviar propuestas cuando el equipo valide tu cuenta.',
  ],
  proposal_incomplete: [400, 'Completa la propuesta antes de enviarla.'],
  start_passed: [
    409,
    'La fecha de esta propuesta ya pasó. Hace falta una propuesta con otra fecha.',
  ],
  other_chosen: [
    409,
    'Ya elegiste a otra persona para esta solicitud. Si cambiaste de idea, cancela primero ese proyecto.',
  ],
  no_change_asked: [409, 'Nadie espera un cambio de esta propuesta.'],
  proposal_changed: [409, 'La propuesta cambió mientras la veías. Revisa cómo quedó.'],
  transition_wrong_state: [409, 'La propuesta ya no está en ese paso. Revisa cómo quedó.'],
  transition_not_yours: [403, 'Este paso le toca a la otra persona.'],
  transition_unknown: [409, 'La propuesta no puede pasar a ese estado.'],
  payment_pending: [409, 'Falta pagar una parte del proyecto.'],
  reviews_missing: [409, 'Para finalizar, los dos tienen que calificarse.'],
  nothing_to_pay: [409, 'Este proyecto no tiene nada por pagar.'],
  payment_too_small: [
    409,
    'Falta menos de $10.00 MXN y las tarjetas no cobran tan poco. Acuerden otro servicio o cancelen.',
  ],
  nothing_held: [409, 'No hay dinero protegido que liberar.'],
  anticipo_exceeds_held: [409, 'El anticipo es mayor que el dinero protegido.'],
  review_not_yet: [409, 'Podrás calificar cuando el proyecto esté completado.'],
  review_exists: [409, 'Ya calificaste este proyecto.'],
  review_answered: [409, 'Ya respondiste esta reseña.'],
  review_not_found: [404, 'No encontramos esta reseña.'],
  payment_not_found: [404, 'No encontramos este pago.'],
  nothing_paid: [409, 'Todavía no hay un pago en este proyecto.'],
  already_delivered: [409, 'Ya avisaste que el trabajo está entregado.'],
  not_delivered: [409, 'El profesional todavía no avisa que entregó el trabajo.'],
  showing_not_yet: [409, 'Podrás mostrar el trabajo cuando el proyecto esté finalizado.'],
  showing_without_pictures: [409, 'Este trabajo no tiene fotos de cómo quedó.'],
  showing_refused: [409, 'El cliente prefiere que estas fotos no se muestren.'],
  showing_asked: [409, 'Ya le preguntaste al cliente por este trabajo.'],
  showing_too_often: [
    409,
    'Ya se lo pediste tres veces. Puedes subir otras fotos a tu portafolio.',
  ],
  showing_taken_down: [409, 'El equipo de Maestros quitó estas fotos del perfil.'],
  showing_not_found: [404, 'Nadie ha pedido mostrar este trabajo.'],
  showing_changed: [409, 'Las fotos que se mostrarían cambiaron. Revísalas otra vez.'],
  in_dispute: [409, 'Hay una disputa abierta: el equipo la está revisando y el dinero espera.'],
  in_chargeback: [
    409,
    'El banco de la tarjeta está revisando un pago de este proyecto: hasta que decida, nada se mueve.',
  ],
  in_review: [
    409,
    'El equipo de Maestros está revisando este proyecto: mientras tanto no se puede pagar ni liberar. Te escribimos cuando termine.',
  ],
  not_in_dispute: [409, 'Este proyecto no tiene una disputa abierta.'],
  additional_not_found: [404, 'No encontramos este servicio adicional.'],
  additional_decided: [409, 'Este servicio adicional ya se decidió. Revisa cómo quedó.'],
  additional_paid: [409, 'Este servicio adicional ya está pagado, aunque sea en parte.'],
  additional_too_much: [409, 'Con este servicio el precio pasaría de $9,999,999.00 MXN.'],
  professional_not_found: [404, 'No se obtuvieron resultados'],
  dispute_yours: [403, 'Ya contaste tu versión al abrir la disputa.'],
  dispute_answered: [409, 'Ya contaste tu versión: el equipo la está leyendo.'],
  dispute_not_yours: [403, 'Solo quien abrió la disputa la puede retirar.'],
  offer_gone: [409, 'Esta oferta ya no está en pie. Revisa cómo quedó.'],
  dispute_not_found: [404, 'No encontramos esta disputa.'],
  refund_exceeds_held: [400, 'El reembolso es mayor que el dinero protegido.'],
  weekly_limit_reached: [
    409,
    'Llegaste al límite de proyectos por semana de tu membresía. Sube de nivel o espera para publicar.',
  ],

  // Membership (2 §4, decisions §5)
  membership_not_found: [404, 'No encontramos este nivel de membresía.'],
  membership_unpaid: [
    409,
    'Este nivel se paga primero. Elígelo en tu membresía y continúa al pago.',
  ],
  membership_free: [409, 'Este nivel no se cobra: actualiza tu membresía sin pagar.'],
  membership_paid: [409, 'Ya recibimos este pago. Revisa tu membresía.'],
  membership_payment_pending: [
    409,
    'Tu banco está procesando un pago de tu membresía. Espera a que termine para hacer otro.',
  ],
  payment_provider_unreachable: [503, 'Sin comunicación con Stripe'],
  webhook_signature: [400, 'La firma no es válida.'],

  // Invitations to the team (4 §F)
  invitation_not_found: [
    404,
    'Esta invitación no existe. Revisa que el enlace esté completo, tal como llegó en el correo.',
  ],
  invitation_used: [
    409,
    'Esta invitación ya se aceptó. Entra con tu correo y la contraseña que elegiste.',
  ],
  invitation_replaced: [410, 'Te enviaron otra invitación después de esta. Abre la más reciente.'],
  invitation_ended: [410, 'Esta invitación venció o la retiraron. Pide otra a quien te invitó.'],
  invitation_unbacked: [
    410,
    'Quien te invitó ya no puede invitar al equipo. Pide otra invitación a un dueño.',
  ],
  invitation_closed: [
    409,
    'Esa invitación ya no espera respuesta: se aceptó, se retiró o se envió otra vez.',
  ],

  // Administration
  account_not_found: [404, 'No se obtuvo la cuenta'],
  profile_of_professionals: [409, 'Solo las cuentas de profesionales tienen perfil.'],
  account_is_own: [409, 'Esta es tu cuenta: pide a otro administrador que lo haga.'],
  account_last_administrator: [
    409,
    'Es la única cuenta de administrador que queda. Crea otra antes de quitar esta.',
  ],
  account_of_administrator: [
    403,
    'Los datos de una cuenta del equipo los cambia solo quien la usa.',
  ],
  administrator_changed: [409, 'Sus permisos cambiaron mientras los veías.'],
  administrator_last_owner: [
    409,
    'Es el último dueño del equipo. Antes de quitarle ese permiso, dáselo a alguien más.',
  ],
  account_in_dispute: [409, 'Tiene una disputa abierta. Resuélvela antes de eliminar la cuenta.'],
  account_money_held: [
    409,
    'Hay dinero protegido en un proyecto suyo. Espera a que termine, o cancélalo para devolverlo.',
  ],
  account_projects_open: [
    409,
    'Tiene un proyecto pagado que no ha terminado. Espera a que finalice, o cancélalo.',
  ],
  account_assigned: [
    409,
    'Está asignado a un proyecto abierto de otra persona. Asigna a alguien más antes.',
  ],
  account_balance_owed: [409, 'Tiene saldo a su favor. Págaselo antes de eliminar la cuenta.'],
  account_payout_open: [
    409,
    'Un pago va en camino a su banco. Regístralo como pagado o fallido antes de eliminar la cuenta.',
  ],
  account_refund_pending: [
    409,
    'Un reembolso va en camino a su tarjeta. Espera a que llegue y vuelve a intentarlo.',
  ],
  account_payment_open: [
    409,
    'Hay un pago suyo en curso. Espera una hora a que termine o se abandone y vuelve a intentarlo.',
  ],
  account_suspended_already: [409, 'Esta cuenta ya está suspendida.'],
  account_not_suspended: [409, 'Esta cuenta no está suspendida.'],
  report_not_found: [404, 'No encontramos esta denuncia.'],

  // Payouts (decisions §5)
  payout_not_found: [404, 'No encontramos este pago.'],
  release_not_found: [404, 'No encontramos esta liberación.'],
  payout_changed: [409, 'Este pago cambió mientras lo veías. Revisa cómo quedó.'],
  payout_wrong_state: [409, 'Este pago ya no está en ese paso. Revisa cómo quedó.'],
  payout_tracking_in_use: [409, 'Otro pago de ese miércoles ya tiene esta clave de rastreo.'],
  payout_account_active: [409, 'Esta cuenta no está eliminada: su dueño escribe su propia CLABE.'],
  payout_nothing_owed: [409, 'A esta cuenta ya no se le debe nada.'],
  payout_clabe_noted: [409, 'Ya hay otra CLABE anotada para esta cuenta.'],
  payout_batch_not_found: [404, 'No hay pagos de ese miércoles.'],
  payouts_in_review: [
    409,
    'Todos esos pagos esperan: quien cobra tiene un proyecto detenido por riesgo. Decide primero su caso.',
  ],
  clabe_wrong_digit: [
    400,
    'Un dígito de la CLABE no está bien: el último no corresponde a los demás. Compárala con la de tu banco.',
  ],
  clabe_unknown_bank: [
    400,
    'Ningún banco tiene una CLABE que empiece así. Compara los tres primeros dígitos con los de tu banco.',
  ],

  // The audit log and the categories
  audit_person_too_short: [400, 'Escribe al menos 3 letras del nombre o del correo.'],
  audit_person_too_many: [400, 'Hay más de 50 cuentas así. Escribe el correo completo.'],
  category_name_in_use: [409, 'Ya hay una categoría con este nombre.'],
  category_changed: [
    409,
    'Otra persona cambió esta categoría mientras la editabas. Ábrela de nuevo para ver cómo quedó.',
  ],
  option_repeated: [400, 'La opción "{x}" ya está en la lista.'],
  option_without_appliance: [400, 'Elige el aparato de la opción «{x}».'],
  categories_too_many: [409, 'El catálogo ya tiene 200 categorías, que son todas las que caben.'],
  notification_not_found: [404, 'Esta notificación ya está atendida.'],
  notification_unknown: [404, 'No encontramos este aviso.'],
  notification_once: [
    409,
    'Este aviso lleva un enlace que sirve una vez. Envía otro desde la cuenta de la persona.',
  ],
  notification_turned_off: [409, 'Esta persona apagó estos avisos: los tiene en su lista.'],
  refund_not_found: [404, 'Esta devolución ya se reintentó o ya se hizo.'],
  fact_not_found: [404, 'Este hecho ya está atendido.'],
  bank_import_not_found: [404, 'Este estado de cuenta ya no está: se quitó.'],
  bank_line_not_explained: [409, 'Esta línea no es nada todavía, o ya se corrigió.'],
  bank_line_not_found: [404, 'Esta línea ya está explicada, o ya corresponde a un pago.'],
  report_closed: [409, 'Alguien más ya atendió esta denuncia.'],
  assignee_changed: [409, 'El responsable cambió mientras lo veías.'],
  validation_decided: [409, 'Alguien más ya decidió sobre esta persona.'],
  identity_replaced: [409, 'Cambió su identificación mientras la revisabas: mírala otra vez.'],
  category_unchanged: [409, 'Esta categoría no tiene un cambio que deshacer.'],
  canned_answer_not_found: [404, 'No encontramos esta respuesta.'],
  canned_answer_changed: [409, 'Esta respuesta cambió mientras la editabas.'],
  canned_answer_title: [409, 'Ya hay una respuesta con este título.'],
  canned_answer_first: [409, 'Esta respuesta no tiene un cambio que deshacer.'],
  canned_answers_full: [409, 'Ya hay 100 respuestas: retira una que no usen.'],
  saved_view_exists: [409, 'Ya tienes una vista con este nombre.'],
  saved_views_full: [409, 'Ya tienes 20 vistas de esta lista: borra una que no uses.'],
  deletion_withdrawn: [409, 'Quien pidió eliminar su cuenta ya no lo pide: no se hizo nada.'],
  queue_item_gone: [404, 'Este caso ya se atendió.'],
  assignee_not_found: [404, 'Esa persona ya no está en el equipo, o solo puede leer.'],
  note_changed: [409, 'Esta nota ya se guardó con otras palabras. Escríbela de nuevo.'],
  case_not_found: [404, 'No encontramos este caso.'],
  case_closed: [409, 'Este caso ya está cerrado.'],
  risk_own: [403, 'Este caso es sobre ti: lo cierra alguien más del equipo.'],
  risk_about: [409, 'Este caso es sobre esa persona: déjalo a cargo de alguien más del equipo.'],
  risk_not_suspended: [
    409,
    'La cuenta no está suspendida: suspéndela en su página y luego cierra el caso así.',
  ],
  risk_stopped: [
    409,
    'El proyecto está detenido: di que no hay nada malo para que siga, o cancélalo para devolver el dinero.',
  ],
  case_needs_decision: [
    409,
    'Este caso se cierra cuando ya no hay dinero protegido: decide a quién le toca.',
  ],
  chargeback_not_found: [404, 'No encontramos este contracargo.'],
  evidence_changed: [
    409,
    'Las pruebas cambiaron desde que las leíste. Léelas otra vez antes de entregarlas.',
  ],
  evidence_handed_in: [409, 'Las pruebas de este contracargo ya están entregadas.'],
  evidence_closed: [409, 'El banco ya no recibe pruebas de este contracargo.'],
  loss_not_found: [404, 'No encontramos esta pérdida.'],
  loss_decided: [409, 'Esta pérdida ya está decidida.'],
  loss_exceeded: [400, 'El cargo no puede ser mayor que la pérdida.'],
  loss_without_debtor: [400, 'De esta pérdida no hay a quién cobrarle: la asume Maestros.'],
  difference_not_found: [404, 'Esta diferencia ya no existe: los libros ya dicen lo mismo.'],
  difference_adjusted: [409, 'El ajuste de esta diferencia ya está anotado.'],
  difference_not_adjustable: [
    409,
    'Esta diferencia no se ajusta a mano: haz lo que se indica en ella.',
  ],
  month_not_next: [
    409,
    'Los meses se cierran en orden y cuando terminan: vuelve a cargar la página.',
  ],
  month_closed: [409, 'Este mes ya está cerrado.'],
  month_not_closed: [404, 'Este mes no está cerrado: no hay con qué compararlo.'],
  month_busy: [409, 'Hay movimientos en curso. Inténtalo de nuevo en un momento.'],
  range_too_long: [400, 'Elige semanas o meses, o fechas más cercanas.'],
  journal_too_long: [400, 'Son más de 20,000 movimientos: elige fechas más cercanas.'],
  setting_changed: [409, 'Esto cambió mientras lo veías. Lo que escribiste sigue aquí.'],
  setting_undo_late: [409, 'Esto cambió mientras lo veías: no se deshizo nada.'],
  setting_unchanged: [409, 'No hay un cambio que deshacer.'],
  rate_not_found: [404, 'Este cambio ya no está planeado.'],
  rate_day_past: [400, 'Elige un día a partir de mañana.'],
  rate_day_far: [400, 'Elige un día de los próximos dos años.'],
  rate_day_taken: [409, 'Ya hay un cambio planeado para ese día: retíralo primero.'],
  job_not_found: [404, 'Este trabajo ya está atendido, o ya terminó.'],

  // A second person of the team (4 §F)
  approval_waiting: [409, 'Quedó en espera de otra persona del equipo. Tiene 48 horas.'],
  approval_asked: [409, 'Esto ya espera a otra persona del equipo: no se hizo nada nuevo.'],
  approval_alone: [
    409,
    'Esto lo deciden dos personas, y quien podía aprobarlo salió del equipo o dejó de poder hace menos de 48 horas. Espera, o invita a alguien más.',
  ],
  approval_not_found: [404, 'No encontramos lo que esperaba a otra persona.'],
  approval_ended: [409, 'Esto ya no espera a nadie.'],
  approval_own: [403, 'Lo pediste tú: lo decide otra persona del equipo.'],
  approval_not_own: [403, 'Solo lo retira quien lo pidió.'],
  approval_unbacked: [
    409,
    'Quien lo pidió ya no puede hacerlo, así que quedó sin efecto. No se hizo nada.',
  ],
  approval_void: [409, 'Ya no se puede hacer, así que quedó sin efecto. No se hizo nada.'],
} as const satisfies Record<string, readonly [status: number, text: string]>;

/** The refusal to publish (decisions §5), with the weekly limit and when it allows the next one (epoch ms). */
export const weeklyLimitText = ({ limite, libreAt }: { limite: number; libreAt: number }): string =>
  `Tu membresía permite ${limite} proyectos finalizados por semana y ya llegaste a ese límite. ` +
  `Podrás publicar el ${formatMoment(libreAt)}, o antes si subes de nivel.`;

/** How many conversations an account may begin in 24 hours, how many are left of them, and when it may go on. */
export function firstContactsText(limit: {
  most: number;
  quedan: number;
  libreAt: number;
}): string {
  const { most, quedan, libreAt } = limit;
  const when = `desde el ${formatMoment(libreAt)}`;
  if (quedan > 0)
    return `En 24 horas puedes empezar ${most} conversaciones y te ${quedan === 1 ? 'queda 1' : `quedan ${quedan}`}. Elige a menos personas, o escríbeles ${when}.`;
  return `Ya empezaste ${most} conversaciones en las últimas 24 horas. Sigue en las que ya tienes; podrás empezar otras ${when}.`;
}

/** A stable, typed code that a reply carries in `code` (decisions §1). */
export type ErrorCode = keyof typeof ERRORS;

/** Field name → Spanish text: the `campos` of a failed reply (decisions §1). */
export type Campos = Record<string, string>;

/** The HTTP status of an error code. */
export const statusOf = (code: ErrorCode): number => ERRORS[code][0];

/** The Spanish text of an error code, with `values` for its placeholders such as «{file}». */
export const textOf = (code: ErrorCode, values: Readonly<Record<string, string>> = {}): string =>
  ERRORS[code][1].replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
