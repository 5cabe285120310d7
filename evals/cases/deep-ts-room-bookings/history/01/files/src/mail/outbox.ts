export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** Messages as they are handed to the mail server. */
export class Outbox {
  readonly messages: string[] = [];

  post({ to, subject, text }: Mail): void {
    this.messages.push(`To: ${to}\r\nSubject: ${subject}\r\n\r\n${text}\r\n`);
  }
}
