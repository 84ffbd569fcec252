import { getIngresos } from './get-ingresos.ts';
import { updatePaymentMethod } from './payment-method.ts';

export const handlers = [updatePaymentMethod, getIngresos];
