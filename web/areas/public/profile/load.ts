import { data } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';

/** Loads a public profile; responds 404 when there is none with this keylogin. */
export async function loadProfile(keylogin: string) {
  try {
    return await api.search.getProfilePublic({ keylogin });
  } catch (error) {
    const notFound = ['profile_not_found', 'invalid_input'];
    if (error instanceof ApiError && notFound.includes(error.code))
      throw data(null, { status: 404 });
    throw error;
  }
}
