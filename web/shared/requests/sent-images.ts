import { api } from '#web/api/index.ts';
import { pictureUrl } from '#web/api/client.ts';

/**
 * The images of one's own request, for another that begins with it; null where they could not be read. Their links are
 * asked for anew, because they hold for minutes only.
 */
export async function sentImages(id: number): Promise<File[] | null> {
  try {
    const { solicitud } = await api.requests.getRequest({ id });
    return await Promise.all(solicitud.imagenes.map(fileOf));
  } catch {
    return null;
  }
}

async function fileOf(path: string, index: number): Promise<File> {
  const reply = await fetch(pictureUrl(path) ?? '');
  if (!reply.ok) throw new Error(`Image ${index + 1} is not there: ${reply.status}`);
  const content = await reply.blob();
  return new File([content], `imagen-${index + 1}`, { type: content.type });
}
