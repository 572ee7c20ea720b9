/** Idempotency keys: created when a form is shown, sent with every attempt to submit it. */

/**
 * A key of 128 random bits.
 * Not `randomUUID`: browsers offer that only over TLS, and a shop may be served without.
 */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
