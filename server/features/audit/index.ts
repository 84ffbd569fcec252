import { exportAudit } from './export-audit.ts';
import { getAudit } from './get-audit.ts';

export { audit } from './audit.ts';

export const handlers = [getAudit, exportAudit];
