/**
 * Before each file of tests: the currency and the language of a shop with default settings, which
 * another file of the same worker may have changed; how much property tests draw, and what. In CI
 * what is found is of the change, so the values are the same each time; elsewhere they are new ones.
 * `ROWS_SEEN` is a folder, where a whole run wants to know what statements answer.
 */
import { configureGlobal, readConfigureGlobal } from 'fast-check'
import { setShopLanguages } from '../src/platform/languages/languages.ts'
import { defaultCurrency, setShopCurrency } from '../src/platform/money/money.ts'
import { configureDraws, isFull } from './effort.ts'
import { observeRows } from './observe-rows.ts'

setShopCurrency(defaultCurrency)
setShopLanguages({ main: 'en', all: ['en'] })
configureDraws()
if (process.env['CI'] && !isFull) configureGlobal({ ...readConfigureGlobal(), seed: 20_261_122 })
const rowsSeen = process.env['ROWS_SEEN']
if (rowsSeen) observeRows(rowsSeen)
