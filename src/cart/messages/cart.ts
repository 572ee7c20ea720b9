/** Texts of the cart outside its page: Problems, field errors, the link and the buttons. */
import { displayNumber } from '../../platform/money/money.ts'

export const cartMessages = {
  problems: { cartFull: 'The cart is full' },
  cartFullDetail: (max: number) =>
    `A cart can hold up to ${displayNumber(max)} lines. ` +
    'Nothing was added: order or remove some lines first.',
  tooManyLines: (max: number) => `Send at most ${displayNumber(max)} lines at once.`,
  notQuantity: 'Enter a whole number from 1 to 1,000,000.',
  link: 'Cart',
  /** Read by screen readers before the total, instead of `link`. */
  linkWithLines: (lines: number) =>
    `Cart, ${lines === 1 ? '1 line' : `${displayNumber(lines)} lines`},`,
  carts: (count: number) => (count === 1 ? 'one cart' : `${displayNumber(count)} carts`),
  added: (name: string, quantity: number) =>
    `${displayNumber(quantity)} × ${name} added to the cart`,
  addedLines: (lines: number) =>
    lines === 1 ? '1 line is in the cart' : `${displayNumber(lines)} lines are in the cart`,
  merged: (lines: number) =>
    `${lines === 1 ? 'The line from this browser was' : `The ${displayNumber(lines)} lines from this browser were`} ` +
    'added to your cart. If a tool was in both carts, the larger quantity was kept.',
  addToCart: 'Add to cart',
  adding: 'Adding',
  openCart: 'Open the cart',
} as const
