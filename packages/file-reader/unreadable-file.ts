/** Why a file is refused, in a sentence for people. */
export class UnreadableFile extends Error {}
