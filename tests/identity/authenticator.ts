/**
 * An authenticator in software: makes one passkey (ES256, no attestation) and signs with it, in the
 * JSON that browsers send. Sources: https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data,
 * RFC 8949 (CBOR), RFC 9052 (COSE).
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type Ceremony = { readonly challenge: string; readonly origin: string }
/** `verifiesUser: false`: it was touched, but nobody showed a PIN or a finger. */
export type AuthenticatorOptions = { readonly verifiesUser?: boolean }

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const flags = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 }

export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(32)
  readonly #presence: number
  counter = 0

  constructor({ verifiesUser = true }: AuthenticatorOptions = {}) {
    this.#presence = flags.userPresent | (verifiesUser ? flags.userVerified : 0)
  }

  /** What the browser sends after a passkey was made. */
  create(ceremony: Ceremony) {
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#publicKey(),
    ])
    const data = this.#data(ceremony, this.#presence | flags.hasCredential, credential)
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ])
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** What the browser sends after a passkey has signed. */
  get(ceremony: Ceremony) {
    this.counter += 1
    const data = this.#data(ceremony, this.#presence)
    const client = clientData('webauthn.get', ceremony)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #answer<T>(response: T) {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #data({ origin }: Ceremony, flagByte: number, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const host = sha256(new URL(origin).hostname)
    return Buffer.concat([host, Buffer.from([flagByte]), counter, credential])
  }

  /** As a COSE key: EC2, ES256, P-256, x, y. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
    return Buffer.concat([
      head,
      Buffer.from([0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ])
  }
}

const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

/** A CBOR byte string of 24 bytes or more, and of less than 256: shorter ones have other heads. */
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value])
