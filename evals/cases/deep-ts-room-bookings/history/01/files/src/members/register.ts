export type Member = { readonly id: string; readonly name: string; readonly address: string };

export class Members {
  readonly #members: ReadonlyMap<string, Member>;

  constructor(members: readonly Member[]) {
    this.#members = new Map(members.map((member) => [member.id, member]));
  }

  address(id: string): string {
    return this.#of(id).address;
  }

  name(id: string): string {
    return this.#of(id).name;
  }

  #of(id: string): Member {
    const member = this.#members.get(id);
    if (member === undefined) throw new Error(`no member ${id}`);
    return member;
  }
}
