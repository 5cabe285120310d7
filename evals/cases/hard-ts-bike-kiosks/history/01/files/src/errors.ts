/** What the rules of the house do not allow. Its message is shown to members. */
export class Refused extends Error {}
