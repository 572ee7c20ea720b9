/** Ids of records, in the order in which this process created them. */
import { randomUUIDv7 } from 'node:crypto'

/** A counter of twelve bits follows the time; it begins in the lower half, so that it can count up. */
const mostCount = 0xfff
const startMask = 0x7ff

/**
 * Creates ids of version 7: each sorts after the one before, so that records of one millisecond keep
 * their order. The bits after the time are a counter, and the rest is random (RFC 9562, 6.2, method 1).
 * If the counter is full, or the machine's clock goes back, the time continues from the last id.
 */
export function createRecordIds(): () => string {
  let [time, count] = [0, 0]
  return () => {
    const random = randomUUIDv7()
    const now = Number.parseInt(random.slice(0, 8) + random.slice(9, 13), 16)
    const start = Number.parseInt(random.slice(15, 18), 16) & startMask
    if (now > time) [time, count] = [now, start]
    else if (count < mostCount) count += 1
    else [time, count] = [time + 1, start]
    const digits = time.toString(16).padStart(12, '0')
    const counted = count.toString(16).padStart(3, '0')
    return `${digits.slice(0, 8)}-${digits.slice(8)}-7${counted}${random.slice(18)}`
  }
}
