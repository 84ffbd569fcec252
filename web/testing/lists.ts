/** What the numbered lists of the team answer besides their rows: one page with one row, or none. */
export const ONE_PAGE = {
  totalPages: 1,
  total: 1,
  total_estimado: false,
  hay_mas: false,
  marca: '1.1.1',
};
export const NO_ROWS = { ...ONE_PAGE, total: 0, marca: null };
