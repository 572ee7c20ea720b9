/** The list's address. */
import { expect, test } from 'vitest'
import { listUrl, filtersFrom, parseListParams } from './list-url.ts'

test('nothing chosen is the bare address', () => {
  expect(listUrl({})).toBe('/purchase')
  expect(listUrl({ q: '', category: [], inStock: false, view: 'grid' })).toBe('/purchase')
})

test('what is chosen is spelled as the API spells it', () => {
  expect(
    listUrl({
      q: 'claw hammer',
      category: ['Pry & Axes', 'Saws'],
      brand: ['Kestrow'],
      inStock: true,
      maxMinimum: 12,
      priceMin: 500,
      priceMax: 999,
      sort: 'price-down',
      view: 'list',
      cursor: 'abc',
    }),
  ).toBe(
    '/purchase?q=claw+hammer&category=Pry+%26+Axes&category=Saws&brand=Kestrow&in_stock=true&max_minimum=12&price_min=5&price_max=9.99&sort=price-down&view=list&cursor=abc',
  )
})

test('another narrowing begins at its first page', () => {
  expect(filtersFrom({ category: ['Saws'], cursor: 'abc' }, { inStock: true })).toBe(
    '/purchase?category=Saws&in_stock=true',
  )
})

test('what an address says is read again, each value once and nothing empty', () => {
  expect(
    parseListParams(
      new URLSearchParams(
        '?q=+&category=Saws&category=&category=Saws&category=Axes&sort=name&view=list&unknown=1',
      ),
    ),
  ).toEqual({ category: ['Saws', 'Axes'], sort: 'name' })
})
