/** Files of a bank as tests upload them: camt.053 with the entries that are named. */

type Credit = {
  /** '50.00' */
  readonly amount: string
  readonly payer: string
  readonly reference: string
  readonly currency?: string
}

const toEntry = ({ amount, payer, reference, currency = 'USD' }: Credit): string => `
  <Ntry>
    <Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
    <Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
    <NtryDtls><TxDtls>
      <RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr></RltdPties>
      <RmtInf><Ustrd>${reference}</Ustrd></RmtInf>
    </TxDtls></NtryDtls>
  </Ntry>`

/** With a debit behind the credits, which brings no money. */
const toStatement = (account: string, credits: readonly Credit[]): string => `<Stmt>
  <Id>1</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>
  ${credits.map(toEntry).join('')}
  <Ntry><Amt Ccy="USD">9.90</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>
  </Stmt>`

/** As banks deliver all accounts of a customer, each in statements of its own. */
export const camtFileOfAccounts = (
  statements: readonly (readonly [account: string, credits: readonly Credit[]])[],
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
  ${statements.map(([account, credits]) => toStatement(account, credits)).join('\n')}
  </BkToCstmrStmt>
</Document>`

export const camtFile = (credits: readonly Credit[], account = 'DE02120300000000202051'): string =>
  camtFileOfAccounts([[account, credits]])
