/**
 * Before each file of tests: how much property tests draw, and what. In CI what is found is of the
 * change, so the values are the same each time; elsewhere they are new ones.
 */
import { configureGlobal, readConfigureGlobal } from 'fast-check'
import { configureDraws, isFull } from './effort.ts'

configureDraws()
if (process.env['CI'] && !isFull) configureGlobal({ ...readConfigureGlobal(), seed: 20_261_122 })
