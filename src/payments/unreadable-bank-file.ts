/** Why a bank file is refused, in a sentence for people. */
export class UnreadableBankFile extends Error {}
