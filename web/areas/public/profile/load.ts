import { data } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';

/** The profile of the address; 404 when nobody who can be seen has it. */
export async function loadProfile(keylogin: string) {
  try {
    return await api.search.getProfilePublic({ keylogin });
  } catch (error) {
    const nobody = ['profile_not_found', 'invalid_input'];
    if (error instanceof ApiError && nobody.includes(error.code)) throw data(null, { status: 404 });
    throw error;
  }
}
