/** What the author says a commit of the change does. */
export type CommitMessage = { readonly sha: string; readonly subject: string; readonly body: string };
