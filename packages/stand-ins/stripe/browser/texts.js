/** The visible texts, only in Spanish. */
export const texts = {
  number: 'Número de tarjeta',
  expiry: 'Fecha de vencimiento',
  cvc: 'Código de seguridad',
  loadError: 'No pudimos cargar el formulario de pago. Revisa tu conexión y recarga la página.',
  terminal: 'Este pago ya terminó. No se te volverá a cobrar.',
  connection: 'No pudimos conectarnos. Revisa tu conexión y vuelve a intentarlo.',
  bankTitle: 'Verificación de tu banco',
  bankClose: 'Cancelar',
  incomplete_number: 'El número de tu tarjeta está incompleto.',
  invalid_number: 'El número de tu tarjeta no es válido.',
  incomplete_expiry: 'La fecha de vencimiento de tu tarjeta está incompleta.',
  invalid_expiry_month: 'El mes de vencimiento de tu tarjeta no es válido.',
  invalid_expiry_month_past: 'La fecha de vencimiento de tu tarjeta ya pasó.',
  invalid_expiry_year_past: 'El año de vencimiento de tu tarjeta ya pasó.',
  incomplete_cvc: 'El código de seguridad de tu tarjeta está incompleto.',
};
