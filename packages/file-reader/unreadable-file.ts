/** Why a file is refused, as a sentence for people. */
export class UnreadableFile extends Error {}
