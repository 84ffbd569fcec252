/** The browser's texts for a failed change of a project, without a reply and without network (1 §8). */
export const UPDATE_TEXTS = {
  failed: 'No se pudo actualizar la propuesta',
  network: 'Error al actualizar la propuesta',
};
