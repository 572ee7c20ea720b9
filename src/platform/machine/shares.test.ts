/**
 * Each process gets a share of the machine, and together the shares are what the machine can do.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connectionsOf, sharedBuffers, shareOf } from './shares.ts'

const machine = [fc.integer({ min: 1, max: 256 }), fc.integer({ min: 1, max: 256 })] as const

test('the only process of a small machine has what it had before there were workers', () => {
  // 13 connections, 32 requests at once: docs/operations.md
  for (const cores of [1, 2])
    expect(shareOf(1, cores)).toEqual({ requests: 8, searches: 2, reports: 2, running: 32 })
})

test('whatever the machine, each worker can work, and none has more than one process had', () => {
  fc.assert(
    fc.property(...machine, (workers, cores) => {
      const { requests, searches, reports, running } = shareOf(workers, cores)
      expect(reports).toBeGreaterThanOrEqual(1)
      expect(Math.min(requests, searches)).toBeGreaterThanOrEqual(2)
      expect(running).toBeGreaterThanOrEqual(4)
      expect([requests <= 8, searches <= 2, reports <= 2, running <= 32]).not.toContain(false)
    }),
  )
})

test('as many workers as cores work on as much for each two cores as one process does on two', () => {
  for (const cores of [2, 4, 16, 64]) {
    const { running, requests } = shareOf(cores, cores)
    expect([running * cores, requests * cores]).toEqual([16 * cores, 4 * cores])
  }
})

test('the embedded database has a connection for each that may be opened', () => {
  fc.assert(
    fc.property(...machine, (workers, cores) => {
      const { requests, searches, reports } = shareOf(workers, cores)
      const all = (workers + 1) * (requests + searches + reports + 1)
      expect(connectionsOf(workers, cores)).toBeGreaterThan(all)
    }),
  )
})

test('memory for pages follows that of the machine, between 128 MB and 2 GB', () => {
  const gigabyte = 2 ** 30
  expect([0.5, 1, 4, 16, 256].map((memory) => sharedBuffers(memory * gigabyte) / 2 ** 20)).toEqual([
    128, 128, 256, 1024, 2048,
  ])
})
