/** What every change of a project says when the server gives no reason, and when it is not reached (1 §8). */
export const UPDATE_TEXTS = {
  failed: 'No se pudo actualizar la propuesta',
  network: 'Error al actualizar la propuesta',
};
