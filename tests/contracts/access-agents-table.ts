/** Who may call the operations of agents: see access-table.ts. */
export const agentsAccess = {
  'GET /agents': 'customer',
  'GET /agents/:id/calls': 'customer',
  'PUT /agents/:id': 'customer',
  'DELETE /agents/:id': 'customer',
  'POST /agent-links/reading': 'customer',
  'POST /agent-links': 'customer',
  'POST /quantity-advice': 'anyone',
} as const
