/** The limits of operations, written by hand: see access-table.ts. */

/** The limit that counts each call, for the operations that have one of their own. */
export const limitTable: Readonly<Record<string, string>> = {
  'POST /addorder': 'orders',
  'POST /orders': 'orders',
  'POST /order/:number/papers': 'documents',
  'POST /shipments/:id/papers': 'documents',
  'GET /documents/:id/pdf': 'documents',
  'GET /documents/:id/xml': 'documents',
  'GET /documents/:id/factur-x': 'documents',
  'POST /addreview': 'reviews',
  'POST /step-up': 'login',
  'POST /reviews/:id/reports': 'reports',
  'PUT /user/:address': 'tokenExchange',
  'POST /password': 'login',
  'POST /company-requests': 'companies',
  'POST /quotes': 'quotes',
  'POST /quotes/:id/messages': 'quotes',
  'GET /my-data': 'personalData',
  'POST /account-removal': 'login',
  'POST /email-change': 'emailChange',
  'POST /email-change/confirmation': 'login',
}
