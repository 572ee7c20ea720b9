/** The API reference texts of the figures. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds } from '../platform/reference-examples.server.ts'
import type { companySalesContract } from './company-sales-contract.ts'
import type { metricsContract } from './contract.ts'
import type { waitingContract } from './waiting-contract.ts'

type Contracts = typeof metricsContract & typeof companySalesContract & typeof waitingContract

const tool = { toolId: exampleIds.tool, sku: 'HAM-16', name: 'Claw Hammer 16 oz' } as const

export const metricsReference: ContractReference<Contracts> = {
  description: "The figures on the staff start page: today's work and the shop's performance.",
  operations: {
    read: {
      description:
        'Days are in the shop’s time zone. Deleted and cancelled orders are not counted; sales ' +
        'are the values of orders when they were placed. Stock is low if fewer pieces are left ' +
        'than were sold in the period. `filled` is the number of pieces that were in stock when ' +
        'they were ordered; the others waited for goods. Returns are those received in the ' +
        'period. `margin` is null for staff without the permission `catalogue`: it compares the ' +
        'value of the order lines with the current cost of their tools, where the cost is known.',
      parameters: { to: 'The last day of the period; today by default.' },
      request: { to: '2026-11-30' },
      response: {
        today: {
          toConfirm: 4,
          toPick: 2,
          toShip: 1,
          heldReviews: 0,
          reportedReviews: 0,
          onHold: 1,
          short: 2,
          late: 1,
          openReturns: 1,
          certificates: 1,
          unsent: 1,
          unpaid: { invoices: 3, open: '$1840.00' },
          operation: { failedMails: 0, accountsToAdopt: 0, backupHours: 9 },
        },
        from: '2026-11-01',
        to: '2026-11-30',
        sales: { now: '$12600.00', before: '$9800.00' },
        orders: { now: 42, before: 31 },
        pieces: { now: 1200, before: 940 },
        buyers: { now: 18, before: 15 },
        fill: {
          now: { ordered: 1190, filled: 1150 },
          before: { ordered: 940, filled: 940 },
        },
        returnedPieces: { now: 12, before: 0 },
        returnedValue: { now: '$150.00', before: '$0.00' },
        returns: [
          {
            id: exampleIds.tool,
            order: 10042,
            status: 'received',
            pieces: 12,
            at: '2026-11-20T10:30:00.000Z',
            value: '$150.00',
          },
        ],
        margin: {
          now: { lines: 120, linesAtCost: 96, sales: '$10200.00', cost: '$7140.00' },
          before: { lines: 88, linesAtCost: 70, sales: '$8000.00', cost: '$5800.00' },
        },
        days: [{ day: '2026-11-01', orders: 2, sales: '$600.00' }],
        bestSellers: [{ ...tool, pieces: 480, sales: '$6000.00', cost: '$4320.00' }],
        zeroResultSearches: [{ query: 'torque screwdriver', times: 7, last: '2026-11-29' }],
        lowStock: [{ ...tool, stock: 96, sold: 480, daysLeft: 6 }],
      },
    },
    waiting: {
      description:
        'The counts beside the menu entries. Counts that the staff member may not see are ' +
        'omitted; orders are counted up to 10,000.',
      response: {
        orders: 5,
        received: 2,
        shipping: 3,
        quotes: 1,
        companies: 3,
        requested: 1,
        certificates: 2,
        reviews: 2,
        held: 1,
        reported: 1,
        overdue: 3,
      },
    },
    companySales: {
      description:
        'The twelve months up to and including the current one, including months without an ' +
        'order. Deleted and cancelled orders and orders on hold are not counted; sales are the ' +
        'values of orders when they were placed.',
      parameters: { id: 'The id of the company.' },
      response: [
        { month: '2026-10', orders: 0, sales: '$0.00' },
        { month: '2026-11', orders: 3, sales: '$1480.00' },
      ],
    },
    overdueCustomers: {
      description:
        'A customer is overdue if they ordered on at least three days of the year that ends with ' +
        '`to`, but have not ordered for at least a week and for at least one and a half times their ' +
        'usual interval.',
      parameters: { to: 'The day for which overdue customers are determined; today by default.' },
      request: { to: '2026-11-30' },
      response: [
        {
          companyId: exampleIds.tool,
          name: 'Alder Joinery',
          email: 'office@alder.example',
          last: '2026-10-02',
          days: 59,
          interval: 21,
          sales: '$8400.00',
        },
      ],
    },
  },
}
