/** Which cached answers invitations to companies touch: none, see purge-table.ts. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { fieldOf, ownData, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const record = () =>
  ({
    name: `Company ${randomUUID()}`,
    address: '',
    vatId: '',
    taxNumber: '',
    taxStatus: 'standard',
    terms: '',
    minimumOrder: '$0.00',
    representative: '',
    notes: '',
  }) as const

async function addInvitation({ call, fixture: { admin, buyer } }: PurgeShop) {
  const id = fieldOf(await call('POST /companies', admin, record()))
  const invitation = { id, email: buyer.email, role: 'buyer' }
  return {
    invitation,
    invitationId: fieldOf(await call('POST /companies/:id/invitations', admin, invitation)),
  }
}

/** The link in the last mail to somebody. */
async function tokenOfMail({ shop }: PurgeShop, email: string): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    select substring(body from 'token=([A-Za-z0-9_-]+)') as token from mail_outbox
    where recipient = ${email} and body like '%/invitation?token=%'
    order by created_at desc limit 1`.execute(shop.database.handle)
  return rows[0]?.token ?? ''
}

export const invitationCases: readonly PurgeCase[] = [
  {
    route: 'POST /companies/:id/invitations',
    title: 'an invitation',
    begin: async (shop) => {
      const { invitation } = await addInvitation(shop)
      const another = { ...invitation, email: `${randomUUID()}@example.com` }
      return () => shop.call('POST /companies/:id/invitations', shop.fixture.admin, another)
    },
    changes: ownData,
  },
  {
    route: 'DELETE /companies/:id/invitations/:invitationId',
    title: 'an invitation that is taken back',
    begin: async (shop) => {
      const { invitation, invitationId } = await addInvitation(shop)
      const input = { id: invitation.id, invitationId }
      return () =>
        shop.call('DELETE /companies/:id/invitations/:invitationId', shop.fixture.admin, input)
    },
    changes: ownData,
  },
  {
    route: 'POST /company-invitations',
    title: 'invitations that are mailed again',
    begin: async (shop) => {
      const { invitationId } = await addInvitation(shop)
      const input = { ids: [invitationId] }
      return () => shop.call('POST /company-invitations', shop.fixture.admin, input)
    },
    changes: ownData,
  },
  {
    route: 'POST /company-invitations/reading',
    title: 'the link of an invitation',
    begin: async (shop) => {
      await addInvitation(shop)
      const token = await tokenOfMail(shop, shop.fixture.buyer.email)
      return () => shop.call('POST /company-invitations/reading', undefined, { token })
    },
    changes: 'it reads, and writes nothing',
  },
  {
    route: 'POST /company-invitations/acceptance',
    title: 'an accepted invitation',
    begin: async (shop) => {
      await addInvitation(shop)
      const { buyer } = shop.fixture
      const token = await tokenOfMail(shop, buyer.email)
      return () => shop.call('POST /company-invitations/acceptance', buyer, { token })
    },
    changes: ownData,
  },
  {
    route: 'POST /company-imports',
    title: 'a file of companies',
    begin: async ({ call, fixture: { admin } }) => {
      const rows = [{ company: `Company ${randomUUID()}`, email: `${randomUUID()}@example.com` }]
      return () => call('POST /company-imports', admin, { rows, apply: true })
    },
    changes: ownData,
  },
]
