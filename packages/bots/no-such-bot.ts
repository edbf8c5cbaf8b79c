/** A bot that some games have and this one has not. */
export class NoSuchBot extends RangeError {}
