import { appliances } from './appliances.ts';
import { carpentry } from './carpentry.ts';
import { cleaning } from './cleaning.ts';
import { cooling } from './cooling.ts';
import { electricity } from './electricity.ts';
import { furniture } from './furniture.ts';
import { gardening } from './gardening.ts';
import { ironwork } from './ironwork.ts';
import { locks } from './locks.ts';
import { masonry } from './masonry.ts';
import { moving } from './moving.ts';
import { painting } from './painting.ts';
import { pests } from './pests.ts';
import { plumbing } from './plumbing.ts';
import { roofing } from './roofing.ts';
import { technology } from './technology.ts';
import type { TradeTexts } from './trade.ts';

export type { Job, TradeTexts } from './trade.ts';

export const TRADES: readonly TradeTexts[] = [
  painting,
  plumbing,
  electricity,
  furniture,
  appliances,
  moving,
  cleaning,
  gardening,
  carpentry,
  ironwork,
  masonry,
  roofing,
  locks,
  cooling,
  pests,
  technology,
];

export function textsOf(category: string): TradeTexts {
  const texts = TRADES.find((trade) => trade.category === category);
  if (!texts) throw new Error(`no texts for ${category}`);
  return texts;
}
