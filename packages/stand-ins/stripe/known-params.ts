/** Stripe refuses what it does not know, which finds misspelt parameters early; so do we. */

const shared = [
  'allowed_payment_method_types',
  'amount_details',
  'capture_method',
  'excluded_payment_method_types',
  'expand',
  'hooks',
  'payment_details',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'setup_future_usage',
  'shipping',
];

const onCreateAndUpdate = [
  ...shared,
  'amount',
  'application_fee_amount',
  'currency',
  'customer',
  'customer_account',
  'description',
  'metadata',
  'payment_method_configuration',
  'payment_method_types',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_data',
  'transfer_group',
];

const onCreateAndConfirm = [
  'confirmation_token',
  'error_on_requires_action',
  'mandate',
  'mandate_data',
  'off_session',
  'radar_options',
  'return_url',
  'use_stripe_sdk',
];

export const createParams = [
  ...onCreateAndUpdate,
  ...onCreateAndConfirm,
  'automatic_payment_methods',
  'confirm',
  'confirmation_method',
  'on_behalf_of',
];

export const updateParams = onCreateAndUpdate;

/** The last three come from the browser, which proves itself with them. */
export const confirmParams = [
  ...shared,
  ...onCreateAndConfirm,
  'amount_to_confirm',
  'client_secret',
  'key',
  'locale',
];

export const refundParams = [
  'amount',
  'charge',
  'currency',
  'expand',
  'metadata',
  'payment_intent',
  'reason',
  'refund_application_fee',
  'reverse_transfer',
];

export const disputeParams = [
  'evidence',
  'expand',
  'intended_submission_method',
  'metadata',
  'submit',
];

/** What `evidence` may have: texts, and those that name an uploaded file. */
export const evidenceTexts = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
];

export const evidenceFiles = [
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
];
