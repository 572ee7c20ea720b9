/** Written by hand as the access table is. */

/** Operations before which a caller must have proved lately who they are. */
export const stepUpTable: readonly string[] = [
  'PUT /settings',
  'POST /settings/revisions/:revision/restore',
  'PUT /number-series/:kind',
  'PUT /user/:address',
  'DELETE /users/:id',
  'DELETE /users/:id/admin',
  'PUT /staff/:id',
  'POST /staff/:id/pause',
  'POST /staff/:id/resume',
  'POST /staff/:id/restore',
  'POST /staff-invitations',
  'DELETE /staff-invitations/:email',
  'GET /my-data',
  'POST /email-change',
  'GET /list-exports/:list',
  'GET /receivables/open.csv',
  'GET /documents/archive.zip',
  'GET /accounting-runs/:number/journal.csv',
  'GET /accounting-runs/:number/datev/:month',
  'GET /accounting/sales.csv',
  'PUT /desk/states',
  'POST /bulk-jobs/:id/apply',
  'POST /bulk-jobs/:id/undo',
  'POST /price-lists/:listId/imports',
]
