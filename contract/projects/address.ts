/** Where the work of a project is (4 §G): the street goes to the professional with the first payment. */
import * as z from 'zod/mini';
import { addressId } from '../accounts/addresses.ts';
import { call, MONEY } from '../call.ts';
import * as f from '../fields.ts';
import { UPDATE_TEXTS } from './texts.ts';
import { proposal } from './view.ts';

/** The client chooses which of their addresses a project is at, until it is over; the professional sees it from the first payment. */
export const chooseAddress = call({
  path: '/chat/choose_address.php',
  access: ['client'],
  fresh: false,
  input: z.object({ id_proposal: f.id, direccion_id: addressId }),
  output: z.object({ proposal }),
  errors: ['proposal_not_found', 'address_not_found', 'address_not_now'],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});
