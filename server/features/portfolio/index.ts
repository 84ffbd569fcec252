import { addPortfolio } from './add-portfolio.ts';
import { deletePortfolio } from './delete-portfolio.ts';
import { editPortfolio } from './edit-portfolio.ts';
import { orderPortfolio } from './order-portfolio.ts';

export const handlers = [addPortfolio, editPortfolio, deletePortfolio, orderPortfolio];
