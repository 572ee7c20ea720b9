/** Texts of the pages behind the footer's links. The shopkeeper adapts them: addresses, times, law. */

/** A page of plain text: sections of paragraphs and lists. */
export type TextPage = {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly sections: readonly {
    readonly title: string
    readonly text: readonly string[]
    readonly list?: readonly string[]
    readonly links?: readonly (readonly [string, string])[]
  }[]
}

export const textPages: Readonly<Record<string, TextPage>> = {
  about: {
    title: 'About us',
    description: 'Who stands behind the counter, and how we sell.',
    lead: 'We sell hand tools by the pack to people who use them up: site stores, workshops, schools, resellers.',
    sections: [
      {
        title: 'How we sell',
        text: [
          'We sell in full packs, at prices that fall with the quantity. Every price, every minimum and the true stock stand on the page, for everybody, without an account.',
        ],
      },
      {
        title: 'What we do not do',
        text: [
          'We do not invent ratings, countdowns or last pieces. Stars are the average of what buyers wrote; where nobody has written yet, the page says so.',
        ],
      },
    ],
  },
  contact: {
    title: 'Contact',
    description: 'How to reach the shop about an order, a tool or an invoice.',
    lead: 'The quickest way is to answer the confirmation of your order: it already names everything we need.',
    sections: [
      {
        title: 'About an order',
        text: ['Keep the order number at hand. You find it under Dashboard, My Orders.'],
        links: [['/dashboard/myorders', 'My Orders']],
      },
      {
        title: 'About a tool',
        text: [
          'Name its SKU: it stands above the name in the list and beside the rating on the page of the tool.',
        ],
      },
      {
        title: 'By letter and telephone',
        text: ['The shopkeeper puts the address and the telephone number of the shop here.'],
      },
    ],
  },
  delivery: {
    title: 'Delivery',
    description: 'How orders travel, and what we need for it.',
    lead: 'Orders leave from one place, packed by the pack, with the order number on every carton.',
    sections: [
      {
        title: 'Address and phone',
        text: [
          'The driver calls the number in your order before unloading. Give an address that a lorry can reach, and say so if it cannot.',
        ],
      },
      {
        title: 'Freight',
        text: [
          'Prices are before tax and freight. Freight depends on weight and distance and is settled with you before the goods leave.',
        ],
      },
      {
        title: 'What is in stock',
        text: [
          'The stock on the page is counted when your order is placed. What you ordered is set aside for you at that moment.',
        ],
      },
    ],
  },
  returns: {
    title: 'Returns',
    description: 'What may come back, and how.',
    lead: 'Full, unopened packs may come back within 30 days. Faulty tools may come back at any time.',
    sections: [
      {
        title: 'How to send something back',
        text: [
          'Open the order under My Orders and choose Return something: name the lines, how many and why. Without an account, write to us with the order number, the SKU and the number of packs. Either way ask before you send anything; we answer with the address and a label.',
        ],
      },
      {
        title: 'What happens then',
        text: [
          'Unopened packs are paid back at the price you paid. A faulty tool is replaced from stock, or paid back when there is none.',
        ],
      },
    ],
  },
  'bulk-prices': {
    title: 'Bulk prices',
    description: 'Minimum quantities, packs and prices that fall with the quantity, explained.',
    lead: 'Every tool has a minimum quantity, a pack, and a ladder of prices. The quantity box says all three in one sentence while you type.',
    sections: [
      {
        title: 'Minimum and packs',
        text: [
          'You order at least the minimum, and always full packs. With a minimum of 48 and packs of 24 you can order 48, 72, 96 and so on. 50 is not a full pack: the box offers 48 or 72.',
        ],
      },
      {
        title: 'The ladder',
        text: [
          'A row of the ladder says from which quantity on a piece costs less. The price of the highest row that your quantity reaches holds for all your pieces, not only for those above it.',
        ],
        list: [
          'from 12: $8.90 each',
          'from 24: $8.54 each',
          'from 60: $8.19 each: 60 pieces cost $491.40, not $534.00',
        ],
      },
      {
        title: 'When more costs less',
        text: [
          'Just below a row it can happen that buying more costs less in total. The box says so, and by how much.',
        ],
      },
      {
        title: 'The last pieces',
        text: [
          'When fewer than the minimum are left, the whole rest can be ordered together, below the minimum.',
        ],
      },
      {
        title: 'A price that changed',
        text: [
          'If a price changes between looking and ordering, nothing is ordered: you see the new price first, and decide.',
        ],
        links: [['/purchase', 'To the tools']],
      },
    ],
  },
  terms: {
    title: 'Terms of use',
    description: 'What holds when you order here.',
    lead: 'These terms are short on purpose. The shopkeeper replaces them by their own before selling anything.',
    sections: [
      {
        title: 'Orders',
        text: [
          'An order is placed when the page shows its number. Until it is shipped, we may cancel it if goods turn out to be damaged or lost, and tell you why.',
        ],
      },
      {
        title: 'Prices',
        text: [
          'The price of a piece at the moment of ordering is kept with your order. Later changes do not touch it.',
        ],
      },
      {
        title: 'Reviews',
        text: [
          'Write about the tool, and only what you know from using it. We remove what is unlawful or names people.',
        ],
      },
      {
        title: 'Accounts',
        text: [
          'Keep your password to yourself. Whoever orders with your account orders in your name.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    description: 'What we keep about you, for how long, and who sees it.',
    lead: 'We keep what an order needs, and nothing to follow you around with.',
    sections: [
      {
        title: 'What we keep',
        text: [
          'Your name and e-mail address; your orders with phone number and address; your reviews; what you write into your profile. Passwords are kept by the identity provider, never readable.',
        ],
      },
      {
        title: 'Who sees it',
        text: [
          'You and the admins of the shop. Under a review everybody sees your name and the first letter of your e-mail address.',
        ],
      },
      {
        title: 'For how long',
        text: [
          'Until your account is deleted. Then your orders and reviews lose name, e-mail, phone and address; their figures stay.',
          'Invoices and packing slips that were issued stay as they were, with the name and address on them: the law makes a shop keep its invoices for years. Only the admins of the shop can fetch them then.',
        ],
      },
      {
        title: 'What we do not use',
        text: [
          'No analytics, no advertising, no third-party scripts. A picture that the shopkeeper took from elsewhere is fetched from there by your browser.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookie policy',
    description: 'Which cookies and which storage this shop uses.',
    lead: 'The shop itself sets no cookies.',
    sections: [
      {
        title: 'While you sign in',
        text: [
          'The identity provider sets a cookie so that you need not type your password again. It goes when you sign out.',
        ],
      },
      {
        title: 'In your browser',
        text: [
          'So that you stay signed in and no form loses what you typed, the shop keeps these in your browser, and sends none of them anywhere but to the shop:',
        ],
        list: [
          'accessToker: your access token, until you sign out',
          'ironmonger.person: your name and e-mail address for the bar, until you sign out',
          'ironmonger.draft: what you typed into a form, until it is sent or the tab is closed',
          'ironmonger.cart: what you put into the cart before signing in, until it joins the cart of your account',
          'ironmonger.cart.summary: how much lies in the cart, for the bar',
          'ironmonger.company: for which company you buy, until you sign out',
          'ironmonger.destination: country and postcode to which goods go, until you sign out',
        ],
      },
    ],
  },
}
