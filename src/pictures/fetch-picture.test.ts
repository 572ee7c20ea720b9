/** Pictures are fetched from the public internet alone, within bounds. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { fetchPicture, PictureNotFetched, type FetchSettings } from './fetch-picture.server.ts'
import { isPublicAddress } from './private-address.server.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server of this machine. @returns its origin, and the paths that it was asked for */
async function serve(listener: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const { port }: AddressInfo =
    typeof address === 'object' && address !== null ? address : { port: 0, address: '', family: '' }
  return { origin: `http://127.0.0.1:${port}`, port, asked }
}

const reason = async (address: string, settings: Partial<FetchSettings> = {}) => {
  try {
    await fetchPicture(address, { testOrigins: [], ...settings })
    return 'fetched'
  } catch (error) {
    if (!(error instanceof PictureNotFetched)) throw error
    return `${error.isTemporary ? 'later' : 'never'}: ${error.message}`
  }
}

describe('addresses of the public internet', () => {
  test.each([
    '127.0.0.1',
    '127.8.8.8',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.7',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '64:ff9b::a00:1',
    'localhost',
    '',
    '1',
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false))

  test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is one',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  test('whatever stands in an IPv4 address that is mapped into IPv6, it is none', () =>
    fc.assert(fc.property(fc.ipV4(), (address) => !isPublicAddress(`::ffff:${address}`))))
})

describe('what is never fetched', () => {
  test.each([
    ['http://pictures.example.com/a.jpg', 'does not begin with https://'],
    ['ftp://pictures.example.com/a.jpg', 'does not begin with https://'],
    ['file:///etc/passwd', 'not a picture address'],
    ['hammer.jpg', 'not a picture address'],
    ['https://user:secret@pictures.example.com/a.jpg', 'name or password'],
    ['https://127.0.0.1/a.jpg', 'not a public internet address'],
    ['https://2130706433/a.jpg', 'not a public internet address'],
    ['https://0x7f.1/a.jpg', 'not a public internet address'],
    ['https://[::1]/a.jpg', 'not a public internet address'],
    ['https://[::ffff:10.0.0.1]/a.jpg', 'not a public internet address'],
    ['https://localhost/a.jpg', 'not a public internet address'],
    ['https://169.254.169.254/latest/meta-data', 'not a public internet address'],
  ])('%s', async (address, why) => {
    const said = await reason(address)
    expect(said).toMatch(/^never: /)
    expect(said).toContain(why)
  })

  test('a name of which one address is private, even if another is public', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '192.168.1.10', family: 4 },
    ]
    expect(await reason('https://two-faced.example/a.jpg', { resolve })).toContain(
      'not a public internet address',
    )
  })

  test('a server of this machine to which an allowed one leads on', async () => {
    const inner = await serve((_request, response) => response.end('secret'))
    const outer = await serve((_request, response) =>
      response.writeHead(302, { location: `${inner.origin}/metadata` }).end(),
    )
    const said = await reason(`${outer.origin}/a.jpg`, { testOrigins: [outer.origin] })
    expect(said).toBe('never: The address does not begin with https://. Correct the address.')
    expect(inner.asked).toEqual([])
  })

  test('a name that is resolved again: the connection goes where the check went', async () => {
    const real = await serve((_request, response) => response.end('picture'))
    let asked = 0
    const resolve = async () => {
      asked += 1
      return [{ address: asked === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }]
    }
    const address = `http://rebinding.example:${real.port}`
    const bytes = await fetchPicture(`${address}/a.jpg`, { testOrigins: [address], resolve })
    expect([Buffer.from(bytes).toString(), asked]).toEqual(['picture', 1])
  })
})

describe('from an allowed server', () => {
  test('a picture comes, also where the address leads on', async () => {
    const server = await serve((request, response) =>
      request.url === '/old.jpg'
        ? response.writeHead(301, { location: '/new.jpg' }).end()
        : response.end('picture'),
    )
    const bytes = await fetchPicture(`${server.origin}/old.jpg`, {
      testOrigins: [server.origin],
    })
    expect(Buffer.from(bytes).toString()).toBe('picture')
    expect(server.asked).toEqual(['/old.jpg', '/new.jpg'])
  })

  test.each([
    [404, 'never: There is nothing at this address (404). Check the address.'],
    [403, 'never: The address returned the status 403.'],
    [503, 'later: The address returned the status 503.'],
    [429, 'later: The address returned the status 429.'],
    [302, 'never: The address returned the status 302.'],
  ])('the status %s is named', async (status, said) => {
    const { origin } = await serve((_request, response) => response.writeHead(status).end())
    expect(await reason(`${origin}/a.jpg`, { testOrigins: [origin] })).toBe(said)
  })

  test('an address that leads on for ever ends', async () => {
    const server = await serve((_request, response) =>
      response.writeHead(302, { location: '/again' }).end(),
    )
    const said = await reason(`${server.origin}/a.jpg`, { testOrigins: [server.origin] })
    expect(said).toBe('never: The address redirects more than 5 times. Use the final address.')
  })

  test('more bytes than a picture may have are not read, announced or not', async () => {
    const megabyte = Buffer.alloc(1_000_000)
    const endless = await serve((_request, response) => {
      const write = (): void => {
        while (response.write(megabyte));
        response.once('drain', write)
      }
      write()
    })
    const announced = await serve((_request, response) =>
      response.writeHead(200, { 'content-length': '900000000' }).write('x'),
    )
    for (const { origin } of [endless, announced])
      expect(await reason(`${origin}/a.jpg`, { testOrigins: [origin] })).toBe(
        'never: The file is larger than 15 MB. Use a smaller file.',
      )
  })

  test('one that never answers, or never ends, is given up', async () => {
    const silent = await serve(() => undefined)
    const dripping = await serve((_request, response) => response.write('x'))
    for (const { origin } of [silent, dripping])
      expect(await reason(`${origin}/a.jpg`, { testOrigins: [origin], timeout: 100 })).toMatch(
        /^later: /,
      )
  })

  test('a connection that breaks is tried again', async () => {
    const { origin } = await serve((_request, response) => response.destroy())
    expect(await reason(`${origin}/a.jpg`, { testOrigins: [origin] })).toMatch(/^later: /)
  })
})
