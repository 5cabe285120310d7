export type Member = { readonly id: string; readonly name: string; readonly card: string; readonly suspended?: boolean };

/** Who may hire a bike. */
export class Register {
  readonly #byCard: ReadonlyMap<string, Member>;

  constructor(members: readonly Member[]) {
    this.#byCard = new Map(members.map((member) => [plain(member.card), member]));
  }

  find(card: string): Member | undefined {
    return this.#byCard.get(plain(card));
  }
}

function plain(card: string): string {
  return card.replaceAll(/[\s:-]/g, '').toUpperCase();
}
