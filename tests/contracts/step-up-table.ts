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
]
