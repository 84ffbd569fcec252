import { api } from '#web/api/index.ts';
import type { Place } from './place.ts';

const ASKED_FOR_MS = 10_000;

/** The city nearest to the device; null where none is. Rejects when it may not be asked, or does not know. */
export async function whereAmI(): Promise<Place | null> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: ASKED_FOR_MS }),
  );
  const { latitude: lat, longitude: lng } = coords;
  // Only these two: a reply carries its message too, which would end in an address.
  const { estado, ciudad } = await api.catalogue.getLugar({ lat, lng });
  return estado ? { estado, ciudad } : null;
}
