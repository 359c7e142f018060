/** The API has no such thing. */
export class NotThere extends Error {}

/** The API refuses the call. */
export class Refused extends Error {}

/** The API answers visitors who are signed in there alone: 401 of RFC 9110. */
export class Unauthorized extends Refused {}

/** An answer is longer than it may be. */
export class TooLarge extends Error {}
