/**
 * Who may call each operation, written by hand: the tests compare the contracts with it, so that an
 * endpoint which is opened by mistake fails. A new endpoint needs a row here.
 */
import type { Access } from '../../packages/contract/endpoint.ts'

/** Access by method and path. */
export const accessTable: Readonly<Record<string, Access>> = {
  'GET /tools': 'anyone',
  'GET /tools/:id': 'anyone',
  'POST /additems': 'admin',
  'PUT /tools/:id': 'admin',
  'DELETE /tools/:id': 'admin',
  'POST /order-pad': 'anyone',
  'GET /search/suggestions': 'anyone',
  'GET /search/facets': 'anyone',
  'GET /search/words': 'admin',
  'POST /search/words': 'admin',
  'PUT /search/words/:id': 'admin',
  'DELETE /search/words/:id': 'admin',
  'GET /stock/:toolId': 'admin',
  'POST /stock/:toolId': 'admin',
  'POST /pictures': 'admin',
  'POST /addorder': 'customer',
  'POST /orders': 'customer',
  'GET /orders/:email': 'self',
  'GET /orders': 'admin',
  'GET /orders/counts': 'admin',
  'GET /order/:number': 'customer',
  'POST /order/:number/steps': 'customer',
  'POST /orders/steps': 'admin',
  'DELETE /orders/:id': 'admin',
  'POST /order/:number/papers': 'customer',
  'GET /documents': 'customer',
  'GET /documents/:id/pdf': 'customer',
  'GET /cart': 'customer',
  'GET /cart/sum': 'customer',
  'PUT /cart': 'customer',
  'POST /cart/check': 'anyone',
  'GET /reviews': 'anyone',
  'POST /addreview': 'customer',
  'GET /reviews/own': 'customer',
  'DELETE /reviews/:id': 'customer',
  'PUT /user/:address': 'anyone',
  'POST /signout': 'customer',
  'POST /signout/everywhere': 'customer',
  'POST /password': 'customer',
  'GET /users/:email': 'self',
  'GET /users': 'admin',
  'PUT /users/:email/profile': 'self',
  'DELETE /users/:id': 'admin',
  'DELETE /users/:id/admin': 'admin',
  'GET /addresses': 'customer',
  'POST /addresses': 'customer',
  'PUT /addresses/:id': 'customer',
  'PUT /addresses/:id/default': 'customer',
  'DELETE /addresses/:id': 'customer',
}

/** The limit that counts each call, for the operations that have one of their own. */
export const limitTable: Readonly<Record<string, string>> = {
  'POST /addorder': 'orders',
  'POST /orders': 'orders',
  'POST /order/:number/papers': 'documents',
  'GET /documents/:id/pdf': 'documents',
  'POST /addreview': 'reviews',
  'PUT /user/:address': 'tokenExchange',
  'POST /password': 'login',
}
