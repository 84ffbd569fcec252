import type { Receipt } from '#contract/payments.ts';
import type { Config } from '#server/config.ts';

/** Who operates the platform, as receipts say it. */
export const operatorView = ({
  operator: { teamEmail, legalName, legalAddress },
}: Pick<Config, 'operator'>): Receipt['operador'] => ({
  responsable: legalName,
  domicilio: legalAddress,
  correo: teamEmail,
});
