import * as z from 'zod/mini';
import { call } from './call.ts';
import { profileFields } from './profile/fields.ts';
import { hoursAndPrices } from './profile/hours-prices.ts';
import { user } from './views.ts';

/**
 * Changes a professional's profile, as searches show it, and the two sides of their official ID (2 §2, §7).
 * Images that are not sent stay.
 */
export const perfil = call({
  path: '/update-account/perfil.php',
  access: ['professional'],
  fresh: false,
  input: z.object({ prof: profileFields }),
  output: z.object({ user }),
  errors: ['profile_image_too_large', 'not_an_image', 'image_dimensions'],
  images: {
    identificacionFrontal: { maxCount: 1, tooLarge: 'profile_image_too_large' },
    identificacionTrasera: { maxCount: 1, tooLarge: 'profile_image_too_large' },
  },
  limit: { by: 'account', max: 200, seconds: 3600, counted: 'together' },
  texts: { failed: 'Tu cuenta no se actualizó', network: 'Error al actualizar la cuenta' },
});

/** Changes when a professional works and from how much, which searches filter by. A profession without a price has none. */
export const horarioPrecios = call({
  path: '/update-account/horario_precios.php',
  access: ['professional'],
  fresh: false,
  input: z.object({ oferta: hoursAndPrices }),
  output: z.object({ user }),
  errors: [],
  limit: { by: 'account', max: 200, seconds: 3600, counted: 'together' },
  texts: { failed: 'Tu cuenta no se actualizó', network: 'Error al actualizar la cuenta' },
});
