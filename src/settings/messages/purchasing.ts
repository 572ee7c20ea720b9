/** Texts of the settings of purchasing. */

export const purchasingSettings = {
  group: {
    title: 'Purchasing',
    lead: 'Proposed quantities on the Purchasing page, and the low-stock e-mail.',
  },
  fields: {
    purchaseLeadDays: {
      label: 'Supplier lead time in days',
      help: 'From your purchase order until the goods can be sold. From 1 to 99.',
    },
    purchaseCoverDays: {
      label: 'Days of stock to buy',
      help: 'A longer period means larger purchase orders. From 1 to 99.',
    },
    lowStockMail: {
      label: 'Low-stock e-mail',
      help: 'Sent daily after 6:00 to all staff with the Catalogue permission. Lists the tools that have reached their reorder level since the last e-mail.',
    },
  },
  choices: {
    lowStockMail: { no: 'Not sent', yes: 'Sent once a day' },
  },
} as const
