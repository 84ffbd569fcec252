import type { Context } from './context.ts';
import { newId } from './store.ts';
import type { Charge, EarlyFraudWarning } from './types.ts';

/** The card's network reports that its holder calls the payment a fraud, before any dispute. */
export function warnOfFraud(context: Context, charge: Charge): EarlyFraudWarning {
  const warning: EarlyFraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: context.now(),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: charge.payment_intent,
  };
  context.store.warnings.set(warning.id, warning);
  const view = warningView(context, warning);
  context.emit('radar.early_fraud_warning.created', view);
  return view;
}

/** Something can be done about it until the charge is refunded or disputed. */
export function warningView({ store }: Context, warning: EarlyFraudWarning): EarlyFraudWarning {
  const charge = store.charges.get(warning.charge);
  return { ...warning, actionable: !charge?.refunded && !charge?.disputed };
}
