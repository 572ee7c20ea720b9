/** Why a bank's file is refused, in a sentence for people. */
export class UnreadableBankFile extends Error {}
