import * as portfolio from '#contract/portfolio.ts';
import { implement } from '#server/calls/implement.ts';
import { addPortfolio } from './add-portfolio.ts';
import { deletePortfolio } from './delete-portfolio.ts';
import { editPortfolio } from './edit-portfolio.ts';
import { orderPortfolio } from './order-portfolio.ts';

/** The handlers of the contract's module. */
export const handlers = implement(portfolio, {
  addPortfolio,
  deletePortfolio,
  editPortfolio,
  orderPortfolio,
});
